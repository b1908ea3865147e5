import { useId } from 'react'
import { useTexts } from '#shared'
import { useTextLength, fieldClasses as field } from '#ui'
import classes from './types.module.css'
import { OPEN_MS, say, type TypeProps } from './type-props.ts'

const LONGEST = 10_000

/** Type 11: several lines, with how many characters there are. */
export function LongText({ question, answers, labelId, describedBy, onAnswer }: TypeProps) {
  const { t } = useTexts()
  const counter = useId()
  const [group] = question.groups
  const text = (group && answers.get(group.id)?.text) ?? ''
  const max = question.settings.maxLength ?? LONGEST
  const length = useTextLength({ value: text, maxLength: max })
  if (!group) return null
  return (
    <>
      <textarea
        rows={6}
        dir="auto"
        className={field.input}
        aria-labelledby={labelId}
        aria-describedby={[describedBy, counter].filter(Boolean).join(' ')}
        {...length.control}
        value={text}
        onChange={(event) => onAnswer(group.id, say(event.currentTarget.value), OPEN_MS)}
      />
      <p id={counter} className={classes.note}>
        {length.note ?? t('quest.characters', { count: text.length, max })}
      </p>
    </>
  )
}
