import { Text, Row } from '#layout'
import { ApiError, useTexts, errorText } from '#shared'
import { formatDateTime, formatTime } from '@telemachos/rules/dates'
import { readChange, readConflict } from './meeting-conflict.ts'
import type { MeetingChange, MeetingConflict } from './meeting-conflict.ts'
import classes from './meeting-refusal.module.css'
import { slotOf } from './slot.ts'
import { useShortDay } from './use-short-day.ts'

interface Props {
  readonly error: Error
  readonly busy: boolean
  /** Takes one of the starts that are offered. */
  readonly onPick: (at: string) => void
}

/**
 * Why a meeting could not be set: who is busy, with free times; who has changed it meanwhile; or
 * what else was wrong. What was typed stays.
 */
export function MeetingRefusal({ error, busy, onPick }: Props) {
  const { t } = useTexts()
  const conflict = conflictIn(error)
  const change = changeIn(error)
  if (conflict) return <ConflictNotice conflict={conflict} busy={busy} onPick={onPick} />
  if (change) return <Changed change={change} />
  return (
    <Text role="alert" tone="failure" size="tiny">
      {ruleIn(error) || errorText(error, t)}
    </Text>
  )
}

/** What was wrong with the date or another part, in words: no field is marked here. */
const ruleIn = (error: Error): string | undefined =>
  error instanceof ApiError ? error.fields[0]?.message : undefined

/** Tells who has changed the meeting meanwhile; what was typed stays. */
function Changed({ change: { at, by } }: { readonly change: MeetingChange }) {
  const { t } = useTexts()
  return (
    <p role="alert" className={classes.conflict}>
      {at
        ? t('actions.cell.moved', { by, at: formatDateTime(at) })
        : t('actions.cell.movedAway', { by })}
    </p>
  )
}

interface ConflictProps {
  readonly conflict: MeetingConflict
  readonly busy: boolean
  readonly onPick: (at: string) => void
}

/** Who is busy at the wanted time, and when all are free instead. */
export function ConflictNotice({ conflict, busy, onPick }: ConflictProps) {
  const { t } = useTexts()
  const shortDay = useShortDay()
  const { party, name, other, at, free } = conflict
  const how = name && other ? 'with' : name ? 'named' : other ? 'actionWith' : party
  return (
    <div role="alert" className={classes.conflict}>
      <p className={classes.conflictTitle}>{t('actions.cell.overlap')}</p>
      {at && <p>{t(`actions.cell.overlap.${how}`, { name, other, at: formatDateTime(at) })}</p>}
      {free.length > 0 && (
        <>
          <p>{t('actions.cell.freeSlots')}</p>
          <Row gap={2}>
            {free.map((slot) => (
              <button
                key={slot}
                type="button"
                className={classes.slot}
                disabled={busy}
                onClick={() => onPick(slot)}
              >
                {shortDay(slotOf(slot).date)} {formatTime(slot)}
              </button>
            ))}
          </Row>
        </>
      )}
    </div>
  )
}

function conflictIn(error: Error | null): MeetingConflict | undefined {
  return error instanceof ApiError && error.code === 'meeting_overlap'
    ? readConflict(error.details)
    : undefined
}

/** Who has changed the meeting meanwhile, when that is why it was refused. */
export function changeIn(error: unknown): MeetingChange | undefined {
  return error instanceof ApiError && error.code === 'meeting_moved'
    ? readChange(error.details)
    : undefined
}
