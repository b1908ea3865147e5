import type { Group } from '@telemachos/questionnaire/definition'
import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { remainingOf } from '@telemachos/questionnaire/types/constant-sum'
import { useTexts } from '#shared'
import { TextField } from '#ui'
import classes from './types.module.css'
import { BLANK_MS, read, say, type TypeProps } from './type-props.ts'
import { useTypedNumber } from './use-typed-number.ts'

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
          <Share key={group.id} {...{ group, answers, onAnswer }} />
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

interface ShareProps extends Pick<TypeProps, 'answers' | 'onAnswer'> {
  readonly group: Group
}

/** What one row gets of the total. */
function Share({ group, answers, onAnswer }: ShareProps) {
  const typed = useTypedNumber(answers.get(group.id)?.text ?? '', (text) =>
    onAnswer(group.id, say(text), BLANK_MS),
  )
  return (
    <TextField
      label={read(group.text)}
      className={classes.sum}
      inputMode="decimal"
      autoComplete="off"
      {...typed}
    />
  )
}
