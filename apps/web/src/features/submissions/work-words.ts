import { formatDateTime } from '@telemachos/rules/dates'
import type { Texts } from '#shared'
import type { Work, WorkSummary } from './use-work.ts'

/** Whether and when somebody read a text, in words for those who look after them. */
export function readingWords(reading: Work['Reading'], t: Texts['t']): string {
  if (reading === null) return t('submissions.reading.not')
  const at = formatDateTime(reading.At)
  if (!reading.Current) return t('submissions.reading.old', { at })
  return t(reading.Confirmed ? 'submissions.reading.doneConfirmed' : 'submissions.reading.done', {
    at,
  })
}

/**
 * How far somebody is in an action, in a few words for lists; empty where there is nothing to say.
 * @param isText whether the action is a text to be read.
 */
export function summaryWords(
  summary: WorkSummary | undefined,
  isText: boolean,
  t: Texts['t'],
): string {
  if (!summary) return ''
  const { Reading, Done, Total, Waiting, Returned } = summary
  return [
    isText && readingWords(Reading, t),
    Total > 0 && t('submissions.progress', { done: Done, total: Total }),
    Waiting > 0 && t('submissions.summary.waiting'),
    Returned > 0 && t('submissions.summary.returned'),
  ]
    .filter(Boolean)
    .join(' · ')
}
