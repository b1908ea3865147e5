import {
  athensInstant,
  formatDate,
  formatDateTime,
  formatTime,
  isInactiveDate,
  parseDate,
} from '@telemachos/rules/dates'
import { isDeepStrictEqual } from 'node:util'
import { AppError, refuseField } from '../../kernel/errors.ts'
import type { DataObject } from './data-object.ts'

/** What of the mentee's own data only others set (spec §3, mentee action data). */
export const MENTOR_FIELDS = ['date', 'timeHours', 'timeMinutes', 'lastMail', 'MentorId'] as const

/** What replacing a mentee's own data leaves, unless the data names it (spec §3, mentee action data). */
export const LASTING_FIELDS = [...MENTOR_FIELDS, 'ActionId'] as const

/** Those of them that say when and with whom. */
export const SCHEDULE_FIELDS = ['date', 'timeHours', 'timeMinutes', 'MentorId'] as const

/** What "inactive" is kept as, whatever day from the year 3000 on was given (spec §4). */
export const INACTIVE_AT = '3000-01-01T00:00:00.000Z'

/**
 * What a mentee may write: the data without the fields that others set.
 * @throws invalid_input `read_only` naming each such field that differs from what is stored.
 */
export function withoutMentorFields(given: DataObject, stored: DataObject): DataObject {
  const changed = MENTOR_FIELDS.filter(
    (name) =>
      Object.hasOwn(given, name) && !isDeepStrictEqual(given[name] ?? null, stored[name] ?? null),
  )
  if (changed.length > 0) {
    throw new AppError('invalid_input', {
      fields: changed.map((name) => ({ field: `Data.${name}`, rule: 'read_only' })),
    })
  }
  const isMentorField = (name: string) => MENTOR_FIELDS.some((field) => field === name)
  return Object.fromEntries(Object.entries(given).filter(([name]) => !isMentorField(name)))
}

/**
 * When something is scheduled, as an ISO instant: `date` (spec §5, date picker; an instant too, as JSON
 * has dates) with `timeHours` and `timeMinutes` on the clocks of Athens; without them the instant's own
 * time, or midnight. Any year from 3000 on means inactive (spec §4). Null without a date.
 * @throws invalid_input `date`, `hours` or `minutes` naming the field.
 */
export function readSchedule({ date, timeHours, timeMinutes }: DataObject): string | null {
  const hours = readClock(timeHours, 23)
  const minutes = readClock(timeMinutes, 59)
  if (hours === undefined) throw refuseField('Data.timeHours', 'hours')
  if (minutes === undefined) throw refuseField('Data.timeMinutes', 'minutes')
  if (date === undefined || date === null || date === '') return null
  if (typeof date !== 'string') throw refuseField('Data.date', 'date')
  const day = parseDate(date) ?? parseDate(formatDate(date))
  if (isInactiveDate(day ?? date)) return INACTIVE_AT
  if (day === undefined) throw refuseField('Data.date', 'date')
  const hasTime = (timeHours ?? timeMinutes ?? '') !== ''
  return athensInstant(day, (!hasTime && formatTime(date)) || `${hours}:${minutes}`)
}

const MAX_LAST_MAIL = 100

/**
 * Demands of what is no date the kind that the specification gives it (§3, mentee action data): `lastMail`
 * is a text, `MentorId` and `ActionId` are numbers; null and what is left out are none.
 * @throws invalid_input `invalid_type` or `too_long` naming the field.
 */
export function requireKinds(data: DataObject, place = 'Data'): void {
  const { lastMail, MentorId, ActionId } = data
  if (typeof (lastMail ?? '') !== 'string') throw refuseField(`${place}.lastMail`, 'invalid_type')
  if (String(lastMail ?? '').length > MAX_LAST_MAIL)
    throw refuseField(`${place}.lastMail`, 'too_long')
  for (const [name, id] of Object.entries({ MentorId, ActionId })) {
    if (!Number.isInteger(id ?? 0)) throw refuseField(`${place}.${name}`, 'invalid_type')
  }
}

/** A number of the clock as two digits; undefined when it is none. */
function readClock(value: unknown, most: number): string | undefined {
  if (value === undefined || value === null || value === '') return '00'
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return /^\d{1,2}$/.test(text) && Number(text) <= most ? text.padStart(2, '0') : undefined
}

/** The fields that say when a meeting is, as readSchedule reads them. */
export function scheduleFields(at: string | null): DataObject {
  if (at === null) return { date: null, timeHours: null, timeMinutes: null }
  if (at === INACTIVE_AT) return { date: '3000-01-01', timeHours: 0, timeMinutes: 0 }
  const [day = '', time = ''] = formatDateTime(at).split(' ')
  const [hours, minutes] = time.split(':').map(Number)
  return { date: parseDate(day) ?? null, timeHours: hours ?? 0, timeMinutes: minutes ?? 0 }
}

/** The instant to the minute: meetings know no seconds. INACTIVE_AT from the year 3000 on. */
export function meetingStart(date: string): string {
  if (isInactiveDate(new Date(date))) return INACTIVE_AT
  return new Date(Math.floor(Date.parse(date) / 60_000) * 60_000).toISOString()
}

/** Whether two starts are the same instant, however they are written. */
export function isSameStart(a: string | null, b: string | null): boolean {
  return a === null || b === null ? a === b : Date.parse(a) === Date.parse(b)
}

/** @throws invalid_input `future` naming the field, unless the start is later than now or inactive. */
export function requireFuture(at: string, now: Date, field: string): void {
  if (Date.parse(at) <= now.getTime()) throw refuseField(field, 'future')
}
