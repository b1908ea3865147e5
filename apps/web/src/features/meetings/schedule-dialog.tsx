import { Heading, Row } from '#layout'
import { Button, DateField, DismissButton, ModalDialog, SelectField, TimeField, toast } from '#ui'
import { useForm, useTexts } from '#shared'
import { formatDateTime } from '@telemachos/rules/dates'
import { MeetingRefusal } from './meeting-refusal.tsx'
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
  const form = useForm('actions.publishAction', {
    start: {
      mentee: of ? String(of.id) : null,
      action: null as string | null,
      // The refusal of a date is said below, with other hours to choose from.
      day: slot.date as string | null,
      time: timeOf(slot.minute) as string | null,
    },
    inputOf: ({ action, day, time }) => {
      const chosen = actions?.find(({ Id }) => String(Id) === action)
      if (!chosen || !day || !time) return undefined
      const { Id, MenteeId, ScheduledAt } = chosen
      const at = instantOf({ date: day, minute: minuteOf(time) })
      return { ActionId: Id, MenteeId, date: at, Seen: ScheduledAt }
    },
    required: ({ mentee }) => ({
      mentee: t('schedule.needMentee'),
      action: mentee !== null && t('schedule.needAction'),
      day: t('panel.needDate'),
      time: t('panel.needTime'),
    }),
    onSaved: (_, { day, time }) => {
      const at = day && time ? instantOf({ date: day, minute: minuteOf(time) }) : ''
      toast(t('schedule.done', { at: formatDateTime(at) }))
      onScheduled(at)
      onClose()
    },
    shortcut: false,
  })
  const { data: actions } = useOpenMeetings(form.values.mentee)
  return (
    <ModalDialog label={t('calendar.new')} onClose={onClose} className={classes.dialog}>
      <div className={classes.box}>
        <Heading size="dialog">{t('calendar.new')}</Heading>
        {of ? (
          <p>{t('series.for', { name: of.name })}</p>
        ) : (
          <MenteeChoice
            {...form.choice('mentee')}
            onChange={(next) => form.set({ mentee: next, action: null })}
          />
        )}
        <form className={classes.form} {...form.form}>
          {actions?.length === 0 ? (
            <p role="status">{t('schedule.noAction')}</p>
          ) : (
            <SelectField
              label={t('schedule.action')}
              disabled={!actions}
              options={(actions ?? []).map(({ Id, Title, ScheduledAt }) => ({
                value: String(Id),
                label: ScheduledAt
                  ? t('schedule.planned', { title: Title, at: formatDateTime(ScheduledAt) })
                  : Title,
              }))}
              {...form.choice('action')}
            />
          )}
          <div className={classes.pair}>
            <DateField label={t('panel.date')} {...form.choice('day')} />
            <TimeField label={t('panel.time')} {...form.choice('time')} />
          </div>
          {form.error && (
            <MeetingRefusal
              error={form.error}
              busy={form.isBusy}
              onPick={(at) =>
                void form.save({ day: slotOf(at).date, time: timeOf(slotOf(at).minute) })
              }
            />
          )}
          <Row gap={2}>
            <Button {...form.button}>{t('schedule.save')}</Button>
            <DismissButton onClick={onClose}>{t('panel.close')}</DismissButton>
          </Row>
        </form>
      </div>
    </ModalDialog>
  )
}
