import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { remainingOf } from '@telemachos/questionnaire/types/constant-sum'
import { useTexts } from '#shared'
import { TextField } from '#ui'
import classes from './types.module.css'
import { BLANK_MS, read, sayNumber, type TypeProps } from './type-props.ts'

const DEFAULT_TOTAL = 100

/** Type 19: numbers that add up to a total; what remains is said. */
export function ConstantSum({ question, answers, onAnswer }: TypeProps) {
  const { t } = useTexts()
  const left = remainingOf(question, answers)
  const total = question.settings.total ?? DEFAULT_TOTAL
  return (
    <>
      <div className={classes.sums}>
        {itemsOf(question).map((group) => (
          <TextField
            key={group.id}
            label={read(group.text)}
            className={classes.sum}
            inputMode="decimal"
            autoComplete="off"
            value={answers.get(group.id)?.text ?? ''}
            onChange={(event) => onAnswer(group.id, sayNumber(event.currentTarget.value), BLANK_MS)}
          />
        ))}
      </div>
      <p role="status" className={classes.total} data-exact={left === 0 || undefined}>
        {left === 0 && t('quest.sum.exact', { total })}
        {left > 0 && t('quest.sum.left', { left, total })}
        {left < 0 && t('quest.sum.over', { over: -left, total })}
      </p>
    </>
  )
}
