import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { useTexts } from '#shared'
import { RadioOptions } from './radio-options.tsx'
import classes from './types.module.css'
import { choose, type TypeProps } from './type-props.ts'

const YES = 1

/**
 * Type 25: a box to tick where only yes will do. Where no is an answer too, both can be chosen: an
 * empty box would not tell a no from silence.
 */
export function YesNo(props: TypeProps) {
  const { t } = useTexts()
  const { question, answers, labelId, describedBy, onAnswer } = props
  const [group] = itemsOf(question)
  if (!group) return null
  if (!question.settings.mustBeTrue) return <RadioOptions group={group} {...props} />
  return (
    <label className={classes.option}>
      <input
        type="checkbox"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        checked={answers.get(group.id)?.optionId === YES}
        onChange={(event) => onAnswer(group.id, choose(event.currentTarget.checked ? YES : null))}
      />
      <span>{t('quest.yes')}</span>
    </label>
  )
}
