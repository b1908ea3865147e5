import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import classes from './field.module.css'
import { useTextLength } from './use-text-length.ts'

export interface FieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>, FieldFrameProps {
  readonly ref?: Ref<HTMLInputElement>
  /** Stands at the end of the field, such as a button. */
  readonly aside?: ReactNode
}

/** One line of text with its label, what is wrong with it in words, and the room that is left. */
export function TextField({ label, hint, error, aside, className, ...input }: FieldProps) {
  const length = useTextLength(input)
  return (
    <FieldFrame label={label} hint={hint} error={error} length={length.note} className={className}>
      {(control) => (
        <div className={classes.box}>
          <input
            {...input}
            {...length.control}
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
