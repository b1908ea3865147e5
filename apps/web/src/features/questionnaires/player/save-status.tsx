import { formatTime } from '@telemachos/rules/dates'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import type { AnswerSaver } from './saving/answer-saver.ts'
import classes from './player.module.css'

/** Whether the server has everything, and since when; only what it confirmed counts as saved. */
export function SaveStatus({ saver }: { readonly saver: AnswerSaver }) {
  const { t } = useTexts()
  const { isFailing, isSaving, savedAt } = saver
  return (
    <p role="status" className={classes.status} data-failing={isFailing || undefined}>
      {isFailing && t('quest.waiting')}
      {!isFailing && isSaving && t('quest.saving')}
      {!isFailing && !isSaving && savedAt && t('quest.saved', { time: formatTime(savedAt) })}
    </p>
  )
}
