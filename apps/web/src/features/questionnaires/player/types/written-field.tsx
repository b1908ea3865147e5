import { useId, type InputHTMLAttributes } from 'react'
import { useTextLength, fieldClasses as field } from '#ui'
import classes from './types.module.css'
import { BLANK_MS, say, type TypeProps } from './type-props.ts'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'autoComplete' | 'placeholder'
>

interface Written {
  /** What the field shows and does, where its text is not the answer itself. */
  readonly written?: Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur'>
}

/** One line for the question's only text, named by the question. */
export function WrittenField({
  question,
  answers,
  labelId,
  describedBy,
  onAnswer,
  written,
  ...native
}: TypeProps & Native & Written) {
  const id = useId()
  const [group] = question.groups
  const value = (group && answers.get(group.id)?.text) ?? ''
  const length = useTextLength({ value, maxLength: native.maxLength })
  if (!group) return null
  return (
    <>
      <input
        autoComplete="off"
        {...native}
        {...length.control}
        dir="auto"
        className={field.input}
        aria-labelledby={labelId}
        aria-describedby={[describedBy, length.note && id].filter(Boolean).join(' ') || undefined}
        value={value}
        onChange={(event) => onAnswer(group.id, say(event.currentTarget.value), BLANK_MS)}
        {...written}
      />
      {length.note && (
        <p id={id} className={classes.note}>
          {length.note}
        </p>
      )}
    </>
  )
}
