import { Heading, Row, Stack } from '#layout'
import { askForText, Button, DateField, TimeField, toast } from '#ui'
import { useTexts, useWrite } from '#shared'
import { formatTime } from '@telemachos/rules/dates'
import { useState, type FormEvent } from 'react'
import { changeIn, MeetingRefusal } from './meeting-refusal.tsx'
import type { Meeting } from './meeting.ts'
import classes from './meeting-panel.module.css'
import { instantOf, minuteOf, slotOf } from './slot.ts'
import { useMoveMeeting } from './use-move-meeting.ts'

interface Props {
  readonly meeting: Meeting
  readonly onMoved: (at: string) => void
  readonly onCancelled: () => void
}

/** Moves a planned meeting, or cancels it with a reason. A refusal leaves what was typed. */
export function MoveForm({ meeting, onMoved, onCancelled }: Props) {
  const { t } = useTexts()
  // What this form was opened on: of two who move it, the later one is told.
  const [shown, setShown] = useState(meeting)
  const [date, setDate] = useState<string | null>(slotOf(meeting.Time).date)
  const [time, setTime] = useState<string | null>(formatTime(meeting.Time))
  const [tried, setTried] = useState(false)
  const moving = useMoveMeeting(onMoved)
  const cancelling = useWrite('actions.cancelMeeting')

  async function move(at: string): Promise<void> {
    cancelling.reset()
    if (await moving.move(shown, at)) setShown({ ...shown, Time: at })
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (date && time) void move(instantOf({ date, minute: minuteOf(time) }))
  }
  function pick(at: string): void {
    setDate(slotOf(at).date)
    setTime(formatTime(at))
    void move(at)
  }
  async function cancel(): Promise<void> {
    const { ActionId, MenteeId } = shown
    let Seen = shown.Time
    await askForText({
      title: t('panel.cancel'),
      text: t('panel.cancelText'),
      label: t('panel.cancelReason'),
      confirmLabel: t('panel.cancel'),
      multiline: true,
      check: (text) => (text.trim() === '' ? t('panel.needReason') : undefined),
      save: async (Reason) => {
        moving.forget()
        try {
          await cancelling.mutateAsync({ ActionId, MenteeId, Reason, Seen })
        } catch (error) {
          // What the server tells of counts as seen from then on, as when moving.
          Seen = changeIn(error)?.at ?? Seen
          setShown({ ...shown, Time: Seen })
          throw error
        }
        toast(t('panel.cancelled'))
        onCancelled()
      },
    })
  }
  const error = moving.error ?? cancelling.error
  const busy = moving.busy || cancelling.isPending
  return (
    <Stack as="form" gap={3} packed className={classes.section} onSubmit={submit} noValidate>
      <Heading as="h3" size="small">
        {t('panel.move')}
      </Heading>
      <div className={classes.pair}>
        <DateField
          label={t('panel.date')}
          error={tried && !date ? t('panel.needDate') : undefined}
          value={date}
          onChange={setDate}
        />
        <TimeField
          label={t('panel.time')}
          error={tried && !time ? t('panel.needTime') : undefined}
          value={time}
          onChange={setTime}
        />
      </div>
      {error && <MeetingRefusal error={error} busy={busy} onPick={pick} />}
      <Row gap={2}>
        <Button type="submit" loading={moving.busy}>
          {t('panel.moveSave')}
        </Button>
        <Button variant="default" loading={cancelling.isPending} onClick={() => void cancel()}>
          {t('panel.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}
