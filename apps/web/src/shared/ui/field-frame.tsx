import { useId, type ReactNode } from 'react'
import classes from './field.module.css'

/** What the control of a field has to carry, so that its notes are read with it. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

export interface FieldFrameProps {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong with what was typed; nothing when it is right. */
  readonly error?: ReactNode
  readonly className?: string | undefined
}

interface Props extends FieldFrameProps {
  /** How much room is left in it, once that is little: see useTextLength. */
  readonly length?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** The label of a control, its hint, and what is wrong with it in words. */
export function FieldFrame({ label, hint, error, length, className, children }: Props) {
  const id = useId()
  const notes = [hint && 'hint', length && 'length', error && 'error']
    .filter(Boolean)
    .map((note) => `${id}-${String(note)}`)
    .join(' ')
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
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': notes || undefined,
      })}
      {length && (
        <p id={`${id}-length`} className={classes.length}>
          {length}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
