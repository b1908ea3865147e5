import { Heading, Stack, Text } from '#layout'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Drawer, EmptyState, Loadable } from '#ui'
import type { CalendarSearch } from './calendar-search.ts'
import { MeetingBox } from './meeting-box.tsx'
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

/** One meeting at large, beside the calendar or the list in which it was opened. */
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
              <MeetingBox
                cell={{ menteeId: meeting.MenteeId, actionId: meeting.ActionId }}
                meetingId={meeting.Id}
                now={now}
                onSet={onMoved}
                onCancelled={onClose}
              />
            ) : (
              <EmptyState title={t('panel.missing')} text={t('panel.missingText')} />
            )
          }
        </Loadable>
      </Stack>
    </Drawer>
  )
}
