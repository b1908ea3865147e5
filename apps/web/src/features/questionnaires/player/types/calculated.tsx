import { useTexts } from '#shared'
import classes from './types.module.css'
import type { TypeProps } from './type-props.ts'

/** Type 23: what follows from other answers. */
export function Calculated({ question, answers, labelId }: TypeProps) {
  const { t } = useTexts()
  const [group] = question.groups
  const text = group && answers.get(group.id)?.text
  return (
    <output aria-labelledby={labelId} className={classes.output} dir="auto">
      {text ?? <span className={classes.note}>{t('quest.calculated.none')}</span>}
    </output>
  )
}
