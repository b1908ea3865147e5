import { inProject, pathOf } from '@telemachos/contract/paths'
import { TZDate } from '@date-fns/tz'
import type { Language } from '@telemachos/contract/core/define-texts'
import { formatDateTime } from '@telemachos/rules/dates'
import ical, { ICalEventStatus, type ICalEventData } from 'ical-generator'
import type { CalendarRow } from './calendar-store.ts'

const ATHENS = 'Europe/Athens'
const HOUR = 60 * 60_000
const LENGTH = 45 * 60_000

/** The clocks of Athens since 1996: an hour ahead from the last Sunday of March to that of October. */
const ATHENS_CLOCKS = [
  'BEGIN:VTIMEZONE',
  `TZID:${ATHENS}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0300',
  'TZNAME:EEST',
  'DTSTART:19960331T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0200',
  'TZNAME:EET',
  'DTSTART:19961027T040000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

export interface CalendarReader {
  readonly readerId: number
  readonly language: Language
  /** The product's own address: what it names is the same on every server. */
  readonly publicUrl: string
}

/**
 * Meetings as iCalendar (RFC 5545), on the clocks of Athens. A meeting keeps its UID when it is
 * moved, and its SEQUENCE grows; a cancelled one says so.
 */
export function writeCalendar(meetings: readonly CalendarRow[], reader: CalendarReader): string {
  return ical({
    prodId: { company: 'Telemachos', product: 'Telemachos', language: reader.language },
    name: 'Telemachos',
    timezone: { name: null, generator: () => ATHENS_CLOCKS },
    events: meetings.map((meeting) => describeEvent(meeting, reader)),
  }).toString()
}

function describeEvent(
  meeting: CalendarRow,
  { readerId, publicUrl }: CalendarReader,
): ICalEventData {
  const start = Date.parse(meeting.Time)
  const end = start + LENGTH
  const other = readerId === meeting.MenteeId ? meeting.Mentor : meeting.Mentee
  return {
    id: `meeting-${meeting.Id}@${new URL(publicUrl).hostname}`,
    sequence: meeting.Moves,
    ...(comesTwice(start) || comesTwice(end)
      ? { start: new Date(start), end: new Date(end) }
      : { timezone: ATHENS, start: new TZDate(start, ATHENS), end: new TZDate(end, ATHENS) }),
    stamp: new Date(meeting.ChangedAt),
    lastModified: new Date(meeting.ChangedAt),
    summary: `${meeting.ActionTitle} · ${other.FirstName} ${other.LastName}`,
    description: meeting.ProjectName,
    ...(meeting.Place !== '' && { location: meeting.Place }),
    status: meeting.State === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url: new URL(inProject(meeting.ProjectUrl, pathOf('calendar')), publicUrl).href,
  }
}

/**
 * Whether the clocks in Athens show the same time an hour later or earlier again, as they do once a
 * year. Calendar programs do not agree on which of the two is meant: such times are written in UTC.
 */
function comesTwice(instant: number): boolean {
  const shown = formatDateTime(new Date(instant))
  return [-HOUR, HOUR].some((apart) => formatDateTime(new Date(instant + apart)) === shown)
}
