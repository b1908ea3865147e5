import { Heading } from '../../shared/layout/heading.tsx'
import { Row } from '../../shared/layout/row.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../shared/api/use-call.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { MeetingRefusal } from '../../shared/meetings/meeting-refusal.tsx'
import { SelectField } from '../../shared/ui/choices/select-field.tsx'
import { DateField } from '../../shared/ui/dates/date-field.tsx'
import { TimeField } from '../../shared/ui/dates/time-field.tsx'
import { ModalDialog } from '../../shared/ui/modal-dialog.tsx'
import { toast } from '../../shared/ui/toast-store.ts'
import type { ChosenMentee } from './meeting.ts'
import { MenteeChoice } from './mentee-choice.tsx'
import classes from './schedule-dialog.module.css'
import { instantOf, minuteOf, slotOf, timeOf, type Slot } from './slot.ts'
import { useOpenMeetings } from './use-open-meetings.ts'

interface Props {
  readonly slot: Slot
  /** Whose meeting it will be, where that is known already. */
  readonly of?: ChosenMentee
  readonly onScheduled: (at: string) => void
  readonly onClose: () => void
}

/** Sets the date of a meeting that a mentee has not done yet. */
export function ScheduleDialog({ slot, of, onScheduled, onClose }: Props) {
  const { t } = useTexts()
  const [mentee, setMentee] = useState(of ? String(of.id) : null)
  const [action, setAction] = useState<string | null>(null)
  const [date, setDate] = useState<string | null>(slot.date)
  const [time, setTime] = useState<string | null>(timeOf(slot.minute))
  const [tried, setTried] = useState(false)
  const publish = useWrite('actions.publishAction')
  const { data: actions } = useOpenMeetings(mentee)
  const chosen = actions?.find(({ Id }) => String(Id) === action)
  const needs = (value: unknown, text: string) => (tried && !value ? text : undefined)

  function schedule(at: string): void {
    if (!chosen) return
    const { Id, MenteeId, ScheduledAt } = chosen
    publish.mutate(
      { ActionId: Id, MenteeId, date: at, Seen: ScheduledAt },
      {
        onSuccess: () => {
          toast(t('schedule.done', { at: formatDateTime(at) }))
          onScheduled(at)
          onClose()
        },
      },
    )
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (date && time) schedule(instantOf({ date, minute: minuteOf(time) }))
  }
  function pick(at: string): void {
    setDate(slotOf(at).date)
    setTime(timeOf(slotOf(at).minute))
    schedule(at)
  }
  return (
    <ModalDialog label={t('calendar.new')} onClose={onClose} className={classes.dialog}>
      <div className={classes.box}>
        <Heading size="dialog">{t('calendar.new')}</Heading>
        {of ? (
          <p>{t('series.for', { name: of.name })}</p>
        ) : (
          <MenteeChoice
            value={mentee}
            error={needs(mentee, t('schedule.needMentee'))}
            onChange={(next) => {
              setMentee(next)
              setAction(null)
            }}
          />
        )}
        <form className={classes.form} onSubmit={submit} noValidate>
          {actions?.length === 0 ? (
            <p role="status">{t('schedule.noAction')}</p>
          ) : (
            <SelectField
              label={t('schedule.action')}
              error={mentee ? needs(chosen, t('schedule.needAction')) : undefined}
              disabled={!actions}
              options={(actions ?? []).map(({ Id, Title, ScheduledAt }) => ({
                value: String(Id),
                label: ScheduledAt
                  ? t('schedule.planned', { title: Title, at: formatDateTime(ScheduledAt) })
                  : Title,
              }))}
              value={action}
              onChange={setAction}
            />
          )}
          <div className={classes.pair}>
            <DateField
              label={t('panel.date')}
              error={needs(date, t('panel.needDate'))}
              value={date}
              onChange={setDate}
            />
            <TimeField
              label={t('panel.time')}
              error={needs(time, t('panel.needTime'))}
              value={time}
              onChange={setTime}
            />
          </div>
          {publish.error && (
            <MeetingRefusal error={publish.error} busy={publish.isPending} onPick={pick} />
          )}
          <Row gap={2}>
            <Button type="submit" loading={publish.isPending}>
              {t('schedule.save')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('panel.close')}
            </Button>
          </Row>
        </form>
      </div>
    </ModalDialog>
  )
}
