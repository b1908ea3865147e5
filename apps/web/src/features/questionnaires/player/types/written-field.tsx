import type { InputHTMLAttributes } from 'react'
import field from '../../../../shared/ui/field.module.css'
import { BLANK_MS, say, type TypeProps } from './type-props.ts'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'autoComplete' | 'placeholder'
>

/** One line for the question's only text, named by the question. */
export function WrittenField({
  question,
  answers,
  labelId,
  describedBy,
  onAnswer,
  ...native
}: TypeProps & Native) {
  const [group] = question.groups
  if (!group) return null
  return (
    <input
      autoComplete="off"
      {...native}
      dir="auto"
      className={field.input}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      value={answers.get(group.id)?.text ?? ''}
      onChange={(event) => onAnswer(group.id, say(event.currentTarget.value), BLANK_MS)}
    />
  )
}
