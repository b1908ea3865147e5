import { Row } from '#layout'
import { serverNow, errorText, useTexts, type Texts, type DocumentState } from '#shared'
import { Button, useSaidFailure } from '#ui'
import { formatDateTime, formatTime, todayInAthens } from '@telemachos/rules/dates'
import classes from '../editor.module.css'

interface Props {
  readonly state: DocumentState
  readonly onRetry: () => void
}

/** Whether the server has everything, and since when; what failed can be tried again. */
export function SaveNote({ state, onRetry }: Props) {
  const { t } = useTexts()
  const isFailed = state.status === 'failed'
  const words = noteOf(state, t)
  useSaidFailure(isFailed ? 'failed' : state.status === 'clean' ? 'saved' : 'other', words)
  return (
    <Row gap={2} align="center" className={classes.note} data-failed={isFailed || undefined}>
      <p role="status" aria-live="off">
        {words}
      </p>
      {isFailed && (
        <Button variant="light" size="compact-md" onClick={onRetry}>
          {t('questEdit.retry')}
        </Button>
      )}
    </Row>
  )
}

function noteOf(state: DocumentState, t: Texts['t']): string {
  if (state.status === 'conflict') return t('questEdit.conflict.title')
  if (state.status === 'failed') return t('questEdit.failed', { reason: errorText(state.error, t) })
  if (state.status === 'saving') return t('questEdit.saving')
  if (state.status !== 'clean') return t('questEdit.waiting')
  const time = isToday(state.at) ? formatTime(state.at) : formatDateTime(state.at)
  const name = state.by.trim()
  return name ? t('questEdit.savedBy', { time, name }) : t('questEdit.saved', { time })
}

const isToday = (at: string): boolean => todayInAthens(new Date(at)) === todayInAthens(serverNow())
