import { Heading, Stack } from '#layout'
import { ModalDialog, SelectField, useNow, WindowHead } from '#ui'
import { useTexts } from '#shared'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import type { ChosenMentee } from './meeting.ts'
import { MenteeChoice } from './mentee-choice.tsx'
import classes from './new-meeting.module.css'
import { SetTime } from './set-time.tsx'
import type { Slot } from './slot.ts'
import { useOpenMeetings } from './use-open-meetings.ts'

interface Props {
  /** The hour that was pointed at; without it, the next free start. */
  readonly slot?: Slot | undefined
  /** Whose meeting it will be, where that is known already. */
  readonly of?: ChosenMentee
  readonly onScheduled: (at: string) => void
  readonly onClose: () => void
}

/** Sets the date of a meeting that a mentee has not done yet: whose, which, and when. */
export function NewMeeting({ slot, of, onScheduled, onClose }: Props) {
  const { t } = useTexts()
  const now = useNow()
  const [mentee, setMentee] = useState<string | null>(of ? String(of.id) : null)
  const [chosen, setChosen] = useState<string | null>(null)
  const { data: actions } = useOpenMeetings(mentee)
  // What has no date yet is what a new meeting is about.
  const action =
    actions?.find(({ Id }) => String(Id) === chosen) ??
    actions?.find(({ ScheduledAt }) => ScheduledAt === null) ??
    actions?.[0]
  return (
    <ModalDialog label={t('calendar.new')} onClose={onClose} className={classes.dialog}>
      <WindowHead centred closeLabel={t('panel.close')} onClose={onClose}>
        <Heading size="dialog">{t('calendar.new')}</Heading>
      </WindowHead>
      <Stack gap={4} packed className={classes.box}>
        {of ? (
          <p>{t('series.for', { name: of.name })}</p>
        ) : (
          <MenteeChoice
            value={mentee}
            error={undefined}
            onChange={(next) => {
              setMentee(next)
              setChosen(null)
            }}
          />
        )}
        {mentee === null ? (
          <p className={classes.quiet}>{t('schedule.needMentee')}</p>
        ) : actions?.length === 0 ? (
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
            value={action ? String(action.Id) : null}
            onChange={setChosen}
          />
        )}
        {action && (
          <SetTime
            key={`${action.MenteeId} ${action.Id}`}
            cell={{ menteeId: action.MenteeId, actionId: action.Id }}
            was={action.ScheduledAt}
            at={slot}
            title={t('panel.when')}
            submit={t('schedule.save')}
            now={now}
            onSet={(at) => {
              onScheduled(at)
              onClose()
            }}
          />
        )}
      </Stack>
    </ModalDialog>
  )
}
