import { describe, expect, it } from 'vitest'
import type { MenteeAction } from './mentee-action.ts'
import { whenLine } from './when-line.ts'

const NOW = new Date('2026-11-21T08:00:00Z')

const TASK: MenteeAction = {
  Id: 1,
  TypeId: 3,
  Title: 'Δράση',
  Descr: '',
  Group: [],
  Data: '{}',
  QuestId: null,
  HideFromSupervisor: false,
  EnableCondition: '',
  ShowCondition: '',
  Function: '',
  Functions: '',
  Titles: {},
  Controller: '',
  Flags: 2,
  Due: null,
  MenteeId: 1,
  MentorId: 2,
  Completed: false,
  CompletedAt: null,
  ScheduledAt: null,
  Enabled: true,
  Counts: true,
}
const MEETING = { TypeId: 2 }
const TOMORROW = { ScheduledAt: '2026-11-22T09:30:00Z' }
const YESTERDAY = { ScheduledAt: '2026-11-20T09:30:00Z' }
const DUE = { Due: '2026-11-30' }
const LATE = { Due: '2026-11-01' }
const DONE = { Completed: true, CompletedAt: '2026-11-19T23:30:00Z' }

describe('whenLine', () => {
  it.each([
    ['noDue', undefined, {}],
    ['due', '30/11/2026', DUE],
    ['was', '01/11/2026', LATE],
    ['due', '22/11/2026 11:30', TOMORROW],
    ['was', '20/11/2026 11:30', YESTERDAY],
    ['toArrange', undefined, { ...MEETING, ...DUE }],
    ['eventLate', '01/11/2026', { ...MEETING, ...LATE }],
    ['at', '22/11/2026 11:30', { ...MEETING, ...TOMORROW, ...LATE }],
    ['eventWas', '20/11/2026 11:30', { ...MEETING, ...YESTERDAY }],
    ['locked', undefined, { Enabled: false, ...LATE }],
  ])('says %s (%s)', (name, date, given) => {
    const { key, values } = whenLine({ ...TASK, ...given }, NOW)
    expect([key, values?.date]).toEqual([`actions.mentee.ahead.${name}`, date])
  })

  it('gives the day of completion in Athens', () => {
    const line = whenLine({ ...TASK, ...DONE }, NOW)
    expect(line).toEqual({ key: 'actions.mentee.done.on', values: { date: '20/11/2026' } })
  })
})
