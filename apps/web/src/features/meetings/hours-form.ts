import type { ApiError, CallInput } from '#shared'
import type { Availability } from './closed-hours.ts'

/** Hours of a weekday (1 Monday to 7 Sunday) as they stand on the page. */
export interface HoursRow {
  readonly key: string
  readonly day: number
  /** `HH:mm`; null for as long as what is typed is no time. */
  readonly from: string | null
  readonly to: string | null
}

/** Days off as they stand on the page. */
export interface DaysOffRow {
  readonly key: string
  /** `yyyy-mm-dd`; null for as long as what is typed is no date. */
  readonly from: string | null
  readonly to: string | null
  readonly note: string
}

export interface HoursForm {
  readonly hours: readonly HoursRow[]
  readonly daysOff: readonly DaysOffRow[]
  /** Where they meet people online, as the call names it. */
  readonly Room: string
}

export type HoursProblem = 'incomplete' | 'hours_order' | 'hours_overlap' | 'days_order'

/** Monday to Friday. */
export const WORKING_DAYS = [1, 2, 3, 4, 5]

let lastKey = 0
const newKey = () => String(++lastKey)

/** The form of what the server keeps. */
export function formOf({ Hours, DaysOff, Room }: Availability): HoursForm {
  return {
    hours: Hours.map(({ Day, From, To }) => ({ key: newKey(), day: Day, from: From, to: To })),
    daysOff: DaysOff.map(({ From, To, Note }) => ({
      key: newKey(),
      from: From,
      to: To,
      note: Note,
    })),
    Room,
  }
}

/** With one more span on a day: after the last one, or at the usual hours. */
export function withHours(form: HoursForm, day: number): HoursForm {
  const isFirst = !form.hours.some((row) => row.day === day)
  const [from, to] = isFirst ? ['09:00', '17:00'] : [null, null]
  return { ...form, hours: [...form.hours, { key: newKey(), day, from, to }] }
}

/** With the hours of one day on every day from Monday to Friday. */
export function copyToWorkingDays(form: HoursForm, day: number): HoursForm {
  const rows = form.hours.filter((row) => row.day === day)
  return {
    ...form,
    hours: [
      ...form.hours.filter((row) => row.day === day || !WORKING_DAYS.includes(row.day)),
      ...WORKING_DAYS.filter((other) => other !== day).flatMap((other) =>
        rows.map((row) => ({ ...row, key: newKey(), day: other })),
      ),
    ],
  }
}

/** With one more line of days off. */
export function withDaysOff(form: HoursForm): HoursForm {
  const row = { key: newKey(), from: null, to: null, note: '' }
  return { ...form, daysOff: [...form.daysOff, row] }
}

/** What is wrong, by the key of the row; the same rules as the server's. */
export function problemsOf({ hours, daysOff }: HoursForm): ReadonlyMap<string, HoursProblem> {
  const problems = new Map<string, HoursProblem>()
  for (const [index, row] of hours.entries()) {
    const problem = problemOfHours(row, hours.slice(0, index))
    if (problem) problems.set(row.key, problem)
  }
  for (const { key, from, to } of daysOff) {
    if (!from || !to) problems.set(key, 'incomplete')
    else if (from > to) problems.set(key, 'days_order')
  }
  return problems
}

function problemOfHours(
  { day, from, to }: HoursRow,
  before: readonly HoursRow[],
): HoursProblem | undefined {
  if (!from || !to) return 'incomplete'
  if (from >= to) return 'hours_order'
  const overlaps = before.some(
    (row) => row.day === day && row.from && row.to && row.from < to && from < row.to,
  )
  return overlaps ? 'hours_overlap' : undefined
}

/** What is sent; the form has no problem. */
export function savedAs(
  form: HoursForm,
): Omit<CallInput<'meetings.saveAvailability'>, 'ProjectId'> {
  return {
    Hours: form.hours.map(({ day, from, to }) => ({ Day: day, From: from ?? '', To: to ?? '' })),
    DaysOff: form.daysOff.map(({ from, to, note }) => ({
      From: from ?? '',
      To: to ?? '',
      Note: note,
    })),
    Room: form.Room,
  }
}

/** The row that the server refused, and its words. */
export function refusedRow(
  error: ApiError | null,
  { hours, daysOff }: HoursForm,
): { readonly key: string; readonly message: string } | undefined {
  for (const { field, message } of error?.fields ?? []) {
    const [, list, index] = /^(Hours|DaysOff)\.(\d+)/.exec(field) ?? []
    const row = (list === 'Hours' ? hours : daysOff)[Number(index)]
    if (list && row) return { key: row.key, message }
  }
  return undefined
}
