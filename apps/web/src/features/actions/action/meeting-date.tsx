import { Stack, Row } from '#layout'
import { useWrite, useTexts, withUndo, useOfferUndo } from '#shared'
import { DateField, TimeField, showSystemMessage } from '#ui'
import { changeIn, MeetingRefusal } from '#features/meetings'
import {
  athensInstant,
  formatDateTime,
  formatTime,
  isInactiveDate,
  todayInAthens,
} from '@telemachos/rules/dates'
import type { FormEvent } from 'react'
import { useState } from 'react'
import type { MenteeAction } from './mentee-action.ts'
import classes from './meeting-date.module.css'

/** Times that are offered; any other may be typed. */
const OFFERED = Array.from(
  { length: 24 },
  (_, i) => `${String(9 + Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
)

interface Props {
  readonly action: MenteeAction
  /** After the server has set the date. */
  readonly onScheduled: (at: string) => void
}

/**
 * Sets or moves the date of a meeting. A refusal names who is busy and offers free times; what was
 * typed stays.
 */
export function MeetingDate({ action, onScheduled }: Props) {
  const { t } = useTexts()
  const { ScheduledAt } = action
  const isSet = ScheduledAt !== null && !isInactiveDate(ScheduledAt)
  const [date, setDate] = useState(isSet ? dateOf(ScheduledAt) : null)
  const [time, setTime] = useState(isSet ? formatTime(ScheduledAt) : null)
  const [tried, setTried] = useState(false)
  // What was there when the form was opened, or what the server has told of since.
  const [seen, setSeen] = useState(ScheduledAt)
  const publish = useWrite('actions.publishAction')
  const cancelling = useWrite('actions.cancelMeeting')
  const offerUndo = useOfferUndo()

  async function schedule(at: string): Promise<void> {
    const { Id: ActionId, MenteeId } = action
    try {
      await publish.mutateAsync({ ActionId, MenteeId, date: at, Seen: seen })
    } catch (error) {
      const moved = changeIn(error)
      if (moved) setSeen(moved.at)
      throw error
    }
    setSeen(at)
    onScheduled(at)
    offerUndo({
      done: t('actions.cell.scheduledAt', { at: formatDateTime(at) }),
      undo: () => goBack(at),
    })
  }
  /** As it was before: on the day of then, or without one. */
  async function goBack(Seen: string): Promise<string | false> {
    const cell = { ActionId: action.Id, MenteeId: action.MenteeId, Seen }
    try {
      if (isSet) {
        await publish.mutateAsync({ ...cell, date: ScheduledAt })
        return t('actions.cell.backTo', { at: formatDateTime(ScheduledAt) })
      }
      await cancelling.mutateAsync({ ...cell, Reason: t('ui.undo') })
      return t('actions.cell.backToNone')
    } catch (error) {
      showSystemMessage(error, t)
      return false
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (date && time) withUndo(schedule(athensInstant(date, time))).catch(() => undefined)
  }
  function pick(at: string): void {
    setDate(dateOf(at))
    setTime(formatTime(at))
    withUndo(schedule(at)).catch(() => undefined)
  }

  return (
    <Stack as="form" gap={3} packed onSubmit={submit} noValidate>
      <div className={classes.fields}>
        <DateField
          label={t('actions.cell.date')}
          error={tried && !date ? t('actions.cell.badDate') : undefined}
          value={date}
          onChange={setDate}
        />
        <TimeField
          label={t('actions.cell.time')}
          hint={t('actions.cell.timeHint')}
          error={tried && !time ? t('actions.cell.badTime') : undefined}
          value={time}
          onChange={setTime}
          offered={OFFERED}
        />
      </div>
      {publish.error && (
        <MeetingRefusal error={publish.error} busy={publish.isPending} onPick={pick} />
      )}
      <Row gap={3} align="center">
        <button type="submit" className={classes.submit} disabled={publish.isPending}>
          {t(isSet ? 'actions.cell.reschedule' : 'actions.cell.schedule')}
        </button>
        <span className={classes.note}>{t('actions.cell.length')}</span>
      </Row>
    </Stack>
  )
}

/** The day of an instant on the clocks of Athens, `yyyy-mm-dd`. */
function dateOf(instant: string): string {
  return todayInAthens(new Date(instant))
}
