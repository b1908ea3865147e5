import { formatTime } from '@telemachos/rules/dates'
import { useSyncExternalStore } from 'react'
import { useTexts, type Texts } from '../../../shared/i18n/use-texts.ts'
import type { AnswerSaver } from './saving/answer-saver.ts'
import classes from './player.module.css'

/** Whether the server has everything, and since when; only what it confirmed counts as saved. */
export function SaveStatus({ saver }: { readonly saver: AnswerSaver }) {
  const texts = useTexts()
  const status = useSyncExternalStore(saver.listen, () => statusOf(saver, texts))
  const isFailing = useSyncExternalStore(saver.listen, () => saver.isFailing)
  return (
    <p role="status" className={classes.status} data-failing={isFailing || undefined}>
      {status}
    </p>
  )
}

function statusOf({ isFailing, isSaving, outlasts, savedAt }: AnswerSaver, { t }: Texts): string {
  if (isFailing && outlasts === 'yes') return t('quest.waiting')
  if (isFailing && outlasts === 'no') return t('quest.waiting.page')
  if (isFailing || isSaving) return t('quest.saving')
  return savedAt ? t('quest.saved', { time: formatTime(savedAt) }) : ''
}
