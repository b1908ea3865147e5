import { useTexts } from '#shared'
import { DateField } from '#ui'
import { BLANK_MS, say, type TypeProps } from './type-props.ts'

/** Type 13: a day, from 1900 to 3000 (spec §5), typed or chosen on a calendar. */
export function DateAnswer({ question, answers, onAnswer, isClosed }: TypeProps) {
  const { t } = useTexts()
  const [group] = question.groups
  if (!group) return null
  return (
    <DateField
      label={t('quest.date.day')}
      disabled={isClosed ?? false}
      value={answers.get(group.id)?.text || null}
      onChange={(date) => onAnswer(group.id, say(date ?? ''), BLANK_MS)}
      onUnread={(text) => onAnswer(group.id, say(text), BLANK_MS)}
    />
  )
}
