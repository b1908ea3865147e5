import { expect, it } from 'vitest'
import { ApiError } from '#shared'
import {
  copyToWorkingDays,
  formOf,
  problemsOf,
  refusedRow,
  savedAs,
  withDaysOff,
  withHours,
  type HoursForm,
} from './hours-form.ts'

const saved = {
  Hours: [
    { Day: 1, From: '09:00', To: '13:00' },
    { Day: 1, From: '17:00', To: '20:00' },
    { Day: 6, From: '10:00', To: '12:00' },
  ],
  DaysOff: [{ From: '2026-12-24', To: '2026-12-26', Note: 'Χριστούγεννα' }],
  Room: 'https://meet.example.org/maria',
}
const form = formOf(saved)

const setHours = (at: number, from: string | null, to: string | null): HoursForm => ({
  ...form,
  hours: form.hours.with(at, { ...form.hours[at]!, from, to }),
})

it('sends back what it was made of', () => {
  expect(savedAs(form)).toEqual(saved)
  expect(problemsOf(form).size).toBe(0)
})

it.each([
  [null, '20:00', 'incomplete'],
  ['17:00', null, 'incomplete'],
  ['17:00', '17:00', 'hours_order'],
  ['12:59', '20:00', 'hours_overlap'],
  ['13:00', '20:00', undefined],
  // Saturday has the same hours.
  ['13:30', '15:00', undefined],
])('finds what is wrong with hours from %s to %s', (from, to, problem) => {
  const changed = setHours(1, from, to)
  expect(problemsOf(changed).get(changed.hours[1]!.key)).toBe(problem)
})

it('finds days off that end before they begin, or have no end', () => {
  const row = form.daysOff[0]!
  const set = (to: string | null) => ({ ...form, daysOff: [{ ...row, to }] })
  expect(problemsOf(set('2026-12-23')).get(row.key)).toBe('days_order')
  expect(problemsOf(set(null)).get(row.key)).toBe('incomplete')
  expect(problemsOf(set('2026-12-24')).size).toBe(0)
})

it('copies the hours of a day to the working days, and leaves the week-end', () => {
  const copied = savedAs(copyToWorkingDays(form, 1)).Hours
  expect(copied.filter(({ Day }) => Day === 5)).toEqual(
    saved.Hours.slice(0, 2).map((span) => ({ ...span, Day: 5 })),
  )
  expect(copied.filter(({ Day }) => Day === 6)).toHaveLength(1)
  expect(copied).toHaveLength(11)
})

it('adds hours: usual ones on an empty day, and a line to be filled in beside others', () => {
  expect(withHours(form, 2).hours.at(-1)).toMatchObject({ day: 2, from: '09:00', to: '17:00' })
  expect(withHours(form, 1).hours.at(-1)).toMatchObject({ day: 1, from: null, to: null })
  expect(withDaysOff(form).daysOff.at(-1)).toMatchObject({ from: null, to: null, note: '' })
})

it('finds the row that the server refused', () => {
  const refusal = (field: string) =>
    new ApiError(400, { fields: [{ field, rule: 'hours_overlap', message: 'Επικάλυψη' }] })
  expect(refusedRow(refusal('Hours.2.From'), form)?.key).toBe(form.hours[2]!.key)
  expect(refusedRow(refusal('DaysOff.0.To'), form)?.key).toBe(form.daysOff[0]!.key)
  expect(refusedRow(refusal('ProjectId'), form)).toBeUndefined()
  expect(refusedRow(null, form)).toBeUndefined()
})
