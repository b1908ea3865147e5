import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import classes from './field.module.css'

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong with what was typed; nothing when it is right. */
  readonly error?: ReactNode
  /** Stands at the end of the field, such as a button. */
  readonly aside?: ReactNode
}

/** One line of text with its label, and what is wrong with it in words. */
export function TextField({ label, hint, error, aside, className, ...input }: FieldProps) {
  const id = useId()
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.box}>
        <input
          {...input}
          id={id}
          className={classes.input}
          data-aside={aside ? '' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
        />
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
