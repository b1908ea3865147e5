import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import classes from './field.module.css'

export interface FieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>, FieldFrameProps {
  readonly ref?: Ref<HTMLInputElement>
  /** Stands at the end of the field, such as a button. */
  readonly aside?: ReactNode
}

/** One line of text with its label, and what is wrong with it in words. */
export function TextField({ label, hint, error, aside, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={classes.box}>
          <input
            {...input}
            {...control}
            className={classes.input}
            data-aside={aside ? '' : undefined}
          />
          {aside && <div className={classes.aside}>{aside}</div>}
        </div>
      )}
    </FieldFrame>
  )
}
