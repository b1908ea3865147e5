import { describe, expect, it } from 'vitest'
import { actionState, groupActions, progressOf } from '../action/mentee-action.ts'
import type { MenteeAction } from '../action/mentee-action.ts'
import { nextStep } from './next-step.ts'

const NOW = new Date('2026-11-21T08:00:00Z')
let lastId = 0

function action(given: Partial<MenteeAction> = {}): MenteeAction {
  lastId += 1
  return {
    Id: lastId,
    TypeId: 3,
    Title: `Δράση ${lastId}`,
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
    ...given,
  }
}

const done = { Completed: true, CompletedAt: '2026-11-01T10:00:00Z' }
const meeting = (ScheduledAt: string | null) => action({ TypeId: 1, ScheduledAt })

describe('nextStep', () => {
  const first = action()
  const overdue = action({ Due: '2026-11-20' })
  const longOverdue = action({ Due: '2026-10-01' })
  const today = action({ Due: '2026-11-21' })
  const soon = action({ Due: '2026-11-28' })
  const later = action({ Due: '2026-11-29' })
  const tomorrow = meeting('2026-11-22T07:59:00Z')
  const nextWeek = meeting('2026-11-27T10:00:00Z')
  const passed = meeting('2026-11-20T10:00:00Z')
  const unset = meeting(null)
  const wanted = action({ Due: '2027-01-01', ScheduledAt: '2026-11-24T10:00:00Z' })
  const conference = action({ TypeId: 7, Due: '2026-11-20' })
  const seat = (State: 'open' | 'early', Begins: string, Due: string | null = null) =>
    action({ TypeId: 7, Due, Seat: { State, Begins, Place: '' } })
  const seated = action({ TypeId: 7, ScheduledAt: '2026-11-22T07:59:00Z' })
  const toRegister = seat('open', '2026-12-05T08:00:00Z', '2026-12-05')
  const notYet = seat('early', '2026-12-05T08:00:00Z')
  const attempt = (State: 'paused' | 'finished' | 'expired') =>
    action({ TypeId: 4, QuestId: 1, Attempt: { State, Remaining: null, Until: null } })
  const paused = attempt('paused')

  it.each([
    ['a meeting within a day', [first, overdue, tomorrow], tomorrow, 'meetingSoon'],
    [
      'what is longest overdue',
      [first, today, overdue, longOverdue, nextWeek],
      longOverdue,
      'overdue',
    ],
    ['what is due today', [first, soon, today], today, 'dueToday'],
    ['what is due within a week', [first, soon, nextWeek], soon, 'dueSoon'],
    ['what the mentor wants first', [soon, wanted], wanted, 'dueSoon'],
    ['no conference, which the mentor completes', [conference, first], first, 'inOrder'],
    ['the first in order', [action(done), first, later, nextWeek], first, 'inOrder'],
    [
      'the next meeting',
      [passed, meeting('2026-12-30T10:00:00Z'), nextWeek, unset],
      nextWeek,
      'meetingAhead',
    ],
    ['a session with a place, like a meeting', [first, seated], seated, 'meetingSoon'],
    ['choosing a session, while one is open', [toRegister, first], toRegister, 'inOrder'],
    ['no conference without registration', [notYet, first], first, 'inOrder'],
    ['such a conference, where it is all', [notYet], notYet, 'registrationWaits'],
    [
      'a paused questionnaire',
      [attempt('finished'), attempt('expired'), paused],
      paused,
      'inOrder',
    ],
    ['a meeting without a date', [passed, unset], unset, 'meetingToArrange'],
    ['a meeting to be confirmed', [passed], passed, 'meetingPassed'],
  ] as const)('is %s', (_, actions, expected, why) => {
    expect(nextStep(actions, NOW)).toEqual({ action: expected, why })
  })

  it('is nothing when all is done, locked or inactive', () => {
    const locked = action({ Enabled: false, Due: '2026-11-01' })
    const inactive = action({ ScheduledAt: '3000-01-01T00:00:00Z', Due: '2026-11-01' })
    expect(nextStep([action(done), locked, inactive], NOW)).toBeUndefined()
    expect(nextStep([], NOW)).toBeUndefined()
  })
})

describe('the list of what is ahead', () => {
  it('groups neighbours with the same path, in order', () => {
    const [a, b, c, d] = [['Α'], ['Α'], ['Α', 'β'], ['Α']].map((Group) => action({ Group }))
    expect(groupActions([a!, b!, c!, d!])).toEqual([
      { path: ['Α'], actions: [a, b] },
      { path: ['Α', 'β'], actions: [c] },
      { path: ['Α'], actions: [d] },
    ])
  })

  it('counts progress of the actions that count', () => {
    const inactive = action({ ScheduledAt: '3000-01-01T00:00:00Z', Counts: false })
    expect(progressOf([action(done), action(), inactive])).toEqual({ done: 1, total: 2 })
  })

  it('calls an action locked only where it would otherwise be open', () => {
    expect(actionState(action({ Enabled: false, Due: '2026-01-01' }), NOW)).toBe('locked')
    expect(actionState(action({ Enabled: false, ...done }), NOW)).toBe('done')
    expect(actionState(action({ Enabled: false, ScheduledAt: '2026-11-22T07:59:00Z' }), NOW)).toBe(
      'scheduled',
    )
  })
})
