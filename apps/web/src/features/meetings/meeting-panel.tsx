import { Heading, Stack, Text } from '#layout'
import { MEETING_NOTES } from '@telemachos/contract/meetings/notes'
import { useState } from 'react'
import { useCall, useIdentity, useNoteReaders, useTexts } from '#shared'
import { Drawer, EmptyState, Loadable } from '#ui'
import type { CalendarSearch } from './calendar-search.ts'
import { JournalForm } from './journal-form.tsx'
import { JournalOversight } from './journal-oversight.tsx'
import type { Meeting } from './meeting.ts'
import { MeetingFacts } from './meeting-facts.tsx'
import classes from './meeting-panel.module.css'
import { MoveForm } from './move-form.tsx'
import { useMeetingName } from './use-meeting-name.ts'
import { useMeetings } from './use-meetings.ts'

interface Props {
  readonly meetingId: number
  readonly days: readonly string[]
  readonly search: CalendarSearch
  readonly now: Date
  readonly onMoved: (at: string) => void
  readonly onClose: () => void
}

/** One meeting at large: what is known of it, and what can be done with it. */
export function MeetingPanel({ meetingId, days, search, now, onMoved, onClose }: Props) {
  const { t } = useTexts()
  const name = useMeetingName()
  const query = useMeetings(days, search)
  const listed = query.data?.find(({ Id }) => Id === meetingId)
  // What was typed stays when somebody else moves the meeting out of sight.
  const [last, setLast] = useState(listed)
  if (listed && listed !== last) setLast(listed)
  const meeting = listed ?? last
  const title = meeting ? name.with(meeting) : t('calendar.title')
  return (
    <Drawer
      label={t('panel.meeting', { name: title })}
      head={
        <>
          <Heading size="dialog">{title}</Heading>
          {meeting && <Text tone="soft">{meeting.ActionTitle}</Text>}
        </>
      }
      closeLabel={t('panel.close')}
      onClose={onClose}
    >
      <Stack gap={5} packed>
        <Loadable query={query}>
          {() =>
            meeting ? (
              <>
                <MeetingFacts meeting={meeting} />
                {meeting.CanEdit && meeting.State === 'planned' && (
                  <MoveForm meeting={meeting} onMoved={onMoved} onCancelled={onClose} />
                )}
                <Journal meeting={meeting} now={now} />
              </>
            ) : (
              <EmptyState title={t('panel.missing')} text={t('panel.missingText')} />
            )
          }
        </Loadable>
      </Stack>
    </Drawer>
  )
}

function Journal({ meeting, now }: { readonly meeting: Meeting; readonly now: Date }) {
  const { ProjectId } = useIdentity()
  const journal = useCall('meetings.getJournal', { ProjectId, MeetingId: meeting.Id })
  return (
    <Loadable query={journal}>
      {(written) => (
        <>
          {written.CanEdit ? (
            <JournalForm meeting={meeting} journal={written} now={now} />
          ) : (
            <PairNotes notes={written.Notes} />
          )}
          <JournalOversight journal={written} />
        </>
      )}
    </Loadable>
  )
}

function PairNotes({ notes }: { readonly notes: string }) {
  const { t } = useTexts()
  const readersOf = useNoteReaders()
  return (
    <Stack as="section" gap={3} packed className={classes.section}>
      <Heading as="h3" size="small">
        {t('panel.notes')}
      </Heading>
      <Text tone="faint" size="small">
        {readersOf(MEETING_NOTES.pair)}
      </Text>
      <p className={classes.notes}>{notes || t('panel.noNotes')}</p>
    </Stack>
  )
}
