import type { TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import classes from './field.module.css'

interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>, FieldFrameProps {}

/** Several lines of text with their label, and what is wrong with them in words. */
export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea rows={4} {...area} {...control} className={classes.input} />}
    </FieldFrame>
  )
}
