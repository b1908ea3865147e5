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

/** Something that has a time, as calendar programs get it. */
export interface CalendarEvent {
  /** What it is called among all events of the product: its UID begins with it. */
  readonly name: string
  /** How often its time changed. */
  readonly sequence: number
  readonly begins: string
  readonly ends: string
  readonly changedAt: string
  readonly summary: string
  readonly description: string
  /** Where it takes place; may be empty. */
  readonly place: string
  readonly isCancelled: boolean
  /** Its page. */
  readonly url: string
}

interface CalendarOptions {
  readonly language: Language
  /** The product's own address: what it names is the same on every server. */
  readonly publicUrl: string
  /** Of one that is followed: how often it is to be asked for again. */
  readonly everySeconds?: number
}

/**
 * Events as iCalendar (RFC 5545), on the clocks of Athens. An event keeps its UID when it is moved, and
 * its SEQUENCE grows; a cancelled one says so.
 */
export function writeCalendar(
  events: readonly CalendarEvent[],
  { language, publicUrl, everySeconds }: CalendarOptions,
): string {
  const { hostname } = new URL(publicUrl)
  return ical({
    prodId: { company: 'Telemachos', product: 'Telemachos', language },
    name: 'Telemachos',
    // REFRESH-INTERVAL (RFC 7986), and X-PUBLISHED-TTL of the programs before it.
    ttl: everySeconds ?? null,
    timezone: { name: null, generator: () => ATHENS_CLOCKS },
    events: events.map((event) => describeEvent(event, hostname)),
  }).toString()
}

/** A meeting as the calendar of one of its people has it. */
export function meetingEvent(
  meeting: CalendarRow,
  { readerId, publicUrl }: { readonly readerId: number; readonly publicUrl: string },
): CalendarEvent {
  const other = readerId === meeting.MenteeId ? meeting.Mentor : meeting.Mentee
  return {
    name: `meeting-${meeting.Id}`,
    sequence: meeting.Moves,
    begins: meeting.Time,
    ends: new Date(Date.parse(meeting.Time) + LENGTH).toISOString(),
    changedAt: meeting.ChangedAt,
    summary: `${meeting.ActionTitle} · ${other.FirstName} ${other.LastName}`,
    description: meeting.ProjectName,
    place: meeting.Place || meeting.Link,
    isCancelled: meeting.State === 'cancelled',
    url: new URL(inProject(meeting.ProjectUrl, pathOf('calendar')), publicUrl).href,
  }
}

function describeEvent(event: CalendarEvent, hostname: string): ICalEventData {
  const [start, end] = [Date.parse(event.begins), Date.parse(event.ends)]
  return {
    id: `${event.name}@${hostname}`,
    sequence: event.sequence,
    ...(comesTwice(start) || comesTwice(end)
      ? { start: new Date(start), end: new Date(end) }
      : { timezone: ATHENS, start: new TZDate(start, ATHENS), end: new TZDate(end, ATHENS) }),
    stamp: new Date(event.changedAt),
    lastModified: new Date(event.changedAt),
    summary: event.summary,
    description: event.description,
    ...(event.place !== '' && { location: event.place }),
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url: event.url,
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
