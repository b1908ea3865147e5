import { Heading, Text } from '#layout'
import { dateInWords } from '@telemachos/rules/calendar'
import { formatTime } from '@telemachos/rules/dates'
import { useTexts } from '#shared'
import { Drawer } from '#ui'
import type { Meeting } from '../meeting.ts'
import { MeetingLine } from '../meeting-line.tsx'
import { slotOf } from '../slot.ts'
import { useMeetingName } from '../use-meeting-name.ts'
import type { ShownMentor } from './arrange.ts'
import classes from './day-list.module.css'

/** Whose meetings of which day are listed. */
export interface ListedCell {
  readonly mentor: ShownMentor
  readonly day: string
}

interface Props {
  readonly cell: ListedCell
  readonly meetings: readonly Meeting[]
  readonly onOpen: (meeting: Meeting) => void
  readonly onClose: () => void
}

/** All meetings of a mentor in one day, each of which opens. */
export function DayList({ cell: { mentor, day }, meetings, onOpen, onClose }: Props) {
  const { t, language } = useTexts()
  const name = useMeetingName()
  const ofDay = meetings.filter(
    ({ MentorId, Time }) => MentorId === mentor.id && slotOf(Time).date === day,
  )
  const when = dateInWords(day, language)
  return (
    <Drawer
      isKept
      label={t('calendar.many.list', { name: mentor.name, day: when })}
      head={
        <>
          <Heading size="dialog">{mentor.name}</Heading>
          <Text tone="soft">
            {when} · {t('calendar.count', { count: ofDay.length })}
          </Text>
        </>
      }
      closeLabel={t('calendar.many.close')}
      onClose={onClose}
    >
      <ul className={classes.list}>
        {ofDay.map((meeting) => (
          <li key={meeting.Id}>
            <MeetingLine
              meeting={meeting}
              when={formatTime(meeting.Time)}
              what={name.with(meeting)}
              facts={[meeting.ActionTitle, meeting.Place]}
              onOpen={() => onOpen(meeting)}
            />
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
