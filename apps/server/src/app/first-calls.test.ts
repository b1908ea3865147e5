import { contract } from '@telemachos/contract'
import { readCall } from '@telemachos/contract/core/define-call'
import type { Role } from '@telemachos/contract/core/roles'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { FirstCall, PageVisitor } from '../kernel/domain.ts'
import { collectFirstCalls, firstCallsOf } from './first-calls.ts'

const STATE = 'root.defaultlayout.project.calendar'
const { getProjectById, setProject } = contract.projects.calls
const { endView } = contract.identity.calls

const VISITOR: PageVisitor = {
  ...{ projectId: 7, userId: 1, role: 'Mentor' },
  ...{ today: '2026-11-25', phone: false },
}

const declaring = (...calls: FirstCall[]) => ({ firstCalls: { [STATE]: () => calls } })

test('the first calls of a route are those of every domain that has some', () => {
  const first = { call: getProjectById, input: { Id: 7 } }
  const callsIn = collectFirstCalls([declaring(first), {}, declaring(first)], STATE)
  const named = { name: 'projects.getProjectById', ...first }
  expect(callsIn?.(VISITOR)).toEqual([named, named])
  expect(collectFirstCalls([declaring(first)], 'root.signin')).toBeUndefined()
})

test('a page begins with no call that writes, leaves a trace, or is nobody’s', () => {
  const strange = readCall({
    path: '/api/probe/strange',
    summary: 'Is in no contract.',
    input: z.strictObject({}),
    output: z.strictObject({}),
    access: { roles: 'everyone', scope: 'self' },
  })
  for (const call of [setProject, endView, { ...getProjectById, audit: 'x' }, strange]) {
    expect(() => collectFirstCalls([declaring({ call, input: {} })], STATE)).toThrow(
      'cannot begin with',
    )
  }
})

test('a page begins with what its visitor sees of it, and with nothing else', () => {
  const namesAt = (path: string, role: Role) =>
    firstCallsOf(`/bridges/${path}`, { ...VISITOR, userId: 5, role }).map(({ name }) => name)
  const frame = [
    ...['chat.countNew', 'imports.listOwnInvitations', 'notifications.countUnread'],
    'projects.getProjectById',
  ]
  // A home is one answer, whosever it is.
  expect(namesAt('home', 'Mentee')).toEqual([...frame, 'homes.getMentee'])
  expect(namesAt('home', 'Mentor')).toEqual([...frame, 'homes.getMentor'])
  expect(namesAt('home', 'SupervisorLitePlus')).toEqual([...frame, 'homes.getReader'])
  expect(namesAt('home', 'Microdata')).toEqual([...frame, 'microdata.listUnfinished'])
  for (const role of ['Coordinator', 'Supervisor'] as const)
    expect(namesAt('home', role)).toEqual([...frame, 'homes.getStaff'])
  // What is in an address with a query is the page's own to say; another role's page is none of theirs.
  expect(namesAt('home?x=1', 'Mentee')).toEqual(frame)
  expect(namesAt('admin/action/list', 'Mentee')).toEqual(frame)
})

test('a page of one thing begins with what is asked about it', () => {
  const at = (path: string, role: Role) =>
    firstCallsOf(`/bridges/${path}`, { ...VISITOR, userId: 5, role })
  const about = { ProjectId: 7, MenteeId: 12 }
  expect(at('mentor/mentee/12', 'Mentor')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'people.getUsersByIds', input: { ProjectId: 7, Ids: [12] } }),
      expect.objectContaining({ name: 'actions.listMenteeActions', input: about }),
    ]),
  )
  expect(at('mentee/action/4', 'Mentee')).toContainEqual(
    expect.objectContaining({
      name: 'actions.getFormParts',
      input: { ActionId: 4, MenteeId: 5 },
    }),
  )
  expect(at('admin/action/4', 'Admin')).toContainEqual(
    expect.objectContaining({
      name: 'actions.getContent',
      input: { ProjectId: 7, ActionId: 4 },
    }),
  )
  // What is no number is for the page to say.
  const names = at('admin/action/none', 'Admin').map(({ name }) => name)
  expect(names).not.toContain('actions.getContent')
})

test('the calendar begins with the days that it shows: a week, and two weeks’ agenda on a phone', () => {
  const at = (role: Role, phone: boolean) => {
    const visitor = { ...VISITOR, role, phone }
    return new Map(
      firstCallsOf('/bridges/calendar', visitor).map((call) => [call.name, call.input]),
    )
  }
  const week = { ProjectId: 7, From: '2026-11-23', To: '2026-11-29' }
  const mentors = at('Mentor', false)
  expect(mentors.get('meetings.listMeetings')).toEqual(week)
  expect(mentors.get('conferences.listCalendar')).toEqual(week)
  expect(mentors.get('meetings.getAvailability')).toEqual({ ProjectId: 7 })
  const coordinators = at('Coordinator', true)
  const agenda = { ProjectId: 7, From: '2026-11-25', To: '2026-12-08' }
  expect(coordinators.get('meetings.listMeetings')).toEqual(agenda)
  expect(coordinators.has('meetings.getAvailability')).toBe(false)
})
