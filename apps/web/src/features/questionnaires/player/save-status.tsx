import { Text } from '#layout'
import { formatTime } from '@telemachos/rules/dates'
import { memo, useMemo, useSyncExternalStore } from 'react'
import { useTexts, type Texts } from '#shared'
import { useSaidFailure } from '#ui'
import { atFrame } from './at-frame.ts'
import type { AnswerSaver } from './saving/answer-saver.ts'
import classes from './player.module.css'

/** Whether the server has everything, and since when; only what it confirmed counts as saved. */
export const SaveStatus = memo(function SaveStatus({ saver }: { readonly saver: AnswerSaver }) {
  const texts = useTexts()
  const listen = useMemo(() => atFrame(saver.listen), [saver])
  const status = useSyncExternalStore(listen, () => statusOf(saver, texts))
  const isFailing = useSyncExternalStore(listen, () => saver.isFailing)
  const isSaving = useSyncExternalStore(listen, () => saver.isSaving)
  // Only now is it known whether what was answered would outlast the page.
  const isTold = useSyncExternalStore(listen, () => saver.isFailing && saver.outlasts !== 'notYet')
  useSaidFailure(isTold ? 'failed' : isFailing || isSaving ? 'other' : 'saved', status)
  return (
    <Text
      role="status"
      aria-live="off"
      tone="faint"
      size="small"
      className={classes.status}
      data-failing={isFailing || undefined}
    >
      {status}
    </Text>
  )
})

function statusOf({ isFailing, isSaving, outlasts, savedAt }: AnswerSaver, { t }: Texts): string {
  if (isFailing && outlasts === 'yes') return t('quest.waiting')
  if (isFailing && outlasts === 'no') return t('quest.waiting.page')
  if (isFailing || isSaving) return t('quest.saving')
  return savedAt ? t('quest.saved', { time: formatTime(savedAt) }) : ''
}
