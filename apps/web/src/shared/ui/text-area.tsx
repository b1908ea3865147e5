import type { TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import classes from './field.module.css'
import { useTextLength } from './use-text-length.ts'

interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>, FieldFrameProps {}

/** Several lines of text with their label, what is wrong with them in words, and the room that is left. */
export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  const length = useTextLength(area)
  return (
    <FieldFrame label={label} hint={hint} error={error} length={length.note} className={className}>
      {(control) => (
        <textarea rows={4} {...area} {...length.control} {...control} className={classes.input} />
      )}
    </FieldFrame>
  )
}
