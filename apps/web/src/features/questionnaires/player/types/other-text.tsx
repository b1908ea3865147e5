import { chosenOf } from '@telemachos/questionnaire/types/choices'
import { TextField } from '#ui'
import { useTexts } from '#shared'
import { BLANK_MS, say, type TypeProps } from './type-props.ts'

/** The text that goes with "other", while that is chosen. */
export function OtherText({ question, answers, onAnswer }: TypeProps) {
  const { t } = useTexts()
  const group = question.groups.find(({ isOther }) => isOther)
  if (!group || !chosenOf(question, answers).some(({ other }) => other)) return null
  return (
    <TextField
      key={group.id}
      data-other=""
      label={t('quest.other')}
      dir="auto"
      value={answers.get(group.id)?.text ?? ''}
      onChange={(event) => onAnswer(group.id, say(event.currentTarget.value), BLANK_MS)}
    />
  )
}
