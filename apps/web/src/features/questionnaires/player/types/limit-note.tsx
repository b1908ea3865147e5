import type { Question } from '@telemachos/questionnaire/definition'
import { useTexts } from '#shared'
import classes from './types.module.css'

/** How many, or between which numbers. */
export function LimitNote({ question }: { readonly question: Question }) {
  const { t } = useTexts()
  const { min, max } = question.settings
  if (min === undefined && max === undefined) return null
  return <p className={classes.note}>{textOf(min, max, t)}</p>
}

function textOf(
  min: number | undefined,
  max: number | undefined,
  t: ReturnType<typeof useTexts>['t'],
): string {
  if (min !== undefined && max !== undefined) return t('quest.range', { min, max })
  return min === undefined ? t('quest.max', { max: max ?? '' }) : t('quest.min', { min })
}
