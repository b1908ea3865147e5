import { Row } from '../../../../shared/layout/row.tsx'
import { formatDateTime, formatTime, todayInAthens } from '@telemachos/rules/dates'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useTexts, type Texts } from '../../../../shared/i18n/use-texts.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import classes from '../editor.module.css'
import type { SavingState } from './draft-saver.ts'

interface Props {
  readonly state: SavingState
  readonly onRetry: () => void
}

/** Whether the server has everything, and since when; what failed can be tried again. */
export function SaveNote({ state, onRetry }: Props) {
  const { t } = useTexts()
  const isFailed = state.kind === 'failed'
  return (
    <Row gap={2} align="center" className={classes.note} data-failed={isFailed || undefined}>
      <p role="status">{noteOf(state, t)}</p>
      {isFailed && (
        <Button variant="light" size="compact-md" onClick={onRetry}>
          {t('questEdit.retry')}
        </Button>
      )}
    </Row>
  )
}

function noteOf(state: SavingState, t: Texts['t']): string {
  if (state.kind === 'conflict') return t('questEdit.conflict.title')
  if (state.kind === 'failed') return t('questEdit.failed', { reason: errorText(state.error, t) })
  if (state.kind !== 'saved') return t(`questEdit.${state.kind}`)
  const time = isToday(state.at) ? formatTime(state.at) : formatDateTime(state.at)
  const name = state.by.trim()
  return name ? t('questEdit.savedBy', { time, name }) : t('questEdit.saved', { time })
}

const isToday = (at: string): boolean => todayInAthens(new Date(at)) === todayInAthens(new Date())
