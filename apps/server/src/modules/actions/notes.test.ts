import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { fingerprint } from '../../testing/authorization-world.ts'
import { createAction, createPerson, relate } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

type OneCall = `actions.${
  | 'getAboutMentee'
  | 'updateAboutMentee'
  | 'getPublicNotes'
  | 'savePublicNotes'
  | 'getPrivateNotes'
  | 'savePrivateNotes'}`

let programme: SmallProgramme
beforeAll(async () => {
  programme = await startSmallProgramme()
})
afterAll(() => programme.close())

const newAction = (flags?: number) =>
  createAction(programme.db, programme.projectId, flags === undefined ? {} : { flags })
const call = (name: PersonName, verb: OneCall, ActionId: number, data?: object) =>
  programme.as[name].call(verb, {
    ActionId,
    MenteeId: programme.people.mentee.id,
    ...(data && { Data: JSON.stringify(data) }),
  })
const read = async (name: PersonName, verb: OneCall, id: number) => {
  const { body } = await call(name, verb, id)
  return 'Data' in body ? (JSON.parse(body.Data) as unknown) : body.code
}
const statuses = async (names: readonly PersonName[], verb: OneCall, id: number, data?: object) => {
  const answers = await Promise.all(names.map((name) => call(name, verb, id, data)))
  return answers.map((answer) => answer.status)
}

describe('a mentor’s data for all mentees', () => {
  it('is the mentor’s alone to write, and every mentee of theirs reads it', async () => {
    const { as, people, auditOf } = programme
    const id = await newAction()
    const input = { ActionId: id }
    const nothing = { ActionId: id, MenteeId: null, Data: '{}', Loaded: false }
    expect(await as.mentor.ask('actions.getDataAsMentor', input)).toEqual(nothing)
    expect(await as.mentee.ask('actions.getMentorDataAsMentee', input)).toEqual(nothing)
    await as.mentor.ask('actions.updateDataAsMentor', { ...input, Data: '{"room": "Α1"}' })
    await as.mentor.ask('actions.updateDataAsMentor', { ...input, Data: '{"hour": 9}' })
    await as.otherMentor.ask('actions.updateDataAsMentor', { ...input, Data: '{"room": "Β2"}' })
    const shared = await as.mentee.ask('actions.getMentorDataAsMentee', input)
    expect(shared).toEqual(await as.mentor.ask('actions.getDataAsMentor', input))
    expect(JSON.parse(shared.Data)).toEqual({ room: 'Α1', hour: 9 })
    const others = await as.stranger.ask('actions.getMentorDataAsMentee', input)
    expect(JSON.parse(others.Data)).toEqual({ room: 'Β2' })
    expect(
      (await as.mentee.call('actions.updateDataAsMentor', { ...input, Data: '{}' })).status,
    ).toBe(403)
    expect((await auditOf(id)).map((row) => row.actorId)).toEqual([
      people.mentor.id,
      people.mentor.id,
      people.otherMentor.id,
    ])
  })

  it('comes from the mentor of that action, where there is one', async () => {
    const { as, people, db, projectId } = programme
    const id = await newAction()
    await as.otherMentor.ask('actions.updateDataAsMentor', {
      ActionId: id,
      Data: '{"special": true}',
    })
    await relate(db, projectId, 'mentor', [people.otherMentor, people.mentee], id)
    const shared = await as.mentee.ask('actions.getMentorDataAsMentee', { ActionId: id })
    expect(JSON.parse(shared.Data)).toEqual({ special: true })
  })

  it('is not there for an action that the caller does not see', async () => {
    const { as } = programme
    const noMentor = await newAction(GRID_FLAGS.Published + GRID_FLAGS.HideFromMentor)
    const input = { ActionId: noMentor, Data: '{}' }
    expect((await as.mentor.call('actions.updateDataAsMentor', input)).status).toBe(404)
    const noMentee = await newAction(GRID_FLAGS.Published + GRID_FLAGS.HideFromMentee)
    const { status } = await as.mentee.call('actions.getMentorDataAsMentee', {
      ActionId: noMentee,
    })
    expect(status).toBe(404)
  })
})

describe('a mentor’s data about one mentee', () => {
  it('is shared by those who look after the mentee, not by the mentee', async () => {
    const { people, eventsOf, projectId } = programme
    const id = await newAction()
    await call('mentor', 'actions.updateAboutMentee', id, { mood: 1 })
    await call('supervisor', 'actions.updateAboutMentee', id, { plan: 2 })
    expect(await read('coordinator', 'actions.getAboutMentee', id)).toEqual({ mood: 1, plan: 2 })
    const shut = ['mentee', 'stranger', 'otherMentor'] as const
    expect(await statuses(shut, 'actions.getAboutMentee', id)).toEqual([403, 403, 404])
    expect(await statuses(shut, 'actions.updateAboutMentee', id, {})).toEqual([403, 403, 404])
    const events = await eventsOf(id)
    expect(events).toHaveLength(2)
    expect(events[0]?.rooms).toContain(`assignedStaff:${projectId}:${people.mentee.id}:${id}`)
    expect(events[0]?.rooms).toContain(`project:${projectId}`)
    expect(events[0]?.rooms).not.toContain(`user:${people.mentee.id}`)
  })

  it('is listed for the mentees within reach', async () => {
    const { as, people } = programme
    const id = await newAction()
    await call('mentor', 'actions.updateAboutMentee', id, { n: 1 })
    const stranger = { ActionId: id, MenteeId: people.stranger.id, Data: '{"n": 2}' }
    await as.otherMentor.ask('actions.updateAboutMentee', stranger)
    const listed = async (name: PersonName) => {
      const rows = await as[name].ask('actions.listAboutMentees', { ActionId: id })
      return rows.map((row) => [row.MenteeId, row.LastName, row.Data])
    }
    const own = [people.mentee.id, 'mentee', '{"n": 1}']
    const other = [people.stranger.id, 'stranger', '{"n": 2}']
    expect(await listed('mentor')).toEqual([own])
    expect(await listed('otherMentor')).toEqual([other])
    expect(await listed('admin')).toEqual([own, other])
    const draft = await newAction(0)
    expect((await as.admin.call('actions.listAboutMentees', { ActionId: draft })).status).toBe(404)
  })
})

describe('public notes', () => {
  it('are written by those who look after the mentee, and read by the mentee too', async () => {
    const { people, eventsOf } = programme
    const id = await newAction()
    expect((await call('mentor', 'actions.savePublicNotes', id, { a: 1 })).status).toBe(200)
    await call('supervisor', 'actions.savePublicNotes', id, { b: 2 })
    expect(await read('mentee', 'actions.getPublicNotes', id)).toEqual({ b: 2 })
    expect(await read('otherMentor', 'actions.getPublicNotes', id)).toBe('not_found')
    expect(await statuses(['mentee', 'otherMentor'], 'actions.savePublicNotes', id, {})).toEqual([
      403, 404,
    ])
    expect((await eventsOf(id))[0]?.rooms).toContain(`user:${people.mentee.id}`)
  })

  it('are listed by page for the mentees within reach', async () => {
    const { as, people, db, projectId } = programme
    const id = await newAction()
    await call('mentor', 'actions.savePublicNotes', id, { n: 0 })
    for (let n = 1; n <= 11; n++) {
      const lastName = `Όνομα ${String(n).padStart(2, '0')}`
      const mentee = await createPerson(db, projectId, ['Mentee'], { lastName })
      await relate(db, projectId, 'mentor', [people.otherMentor, mentee])
      const input = { ActionId: id, MenteeId: mentee.id, Data: `{"n": ${n}}` }
      await as.otherMentor.ask('actions.savePublicNotes', input)
    }
    const page = async (name: PersonName, rest: object = {}) => {
      const found = await as[name].ask('actions.listPublicNotes', { ActionId: id, ...rest })
      return { ...found, list: found.list.map((row) => (JSON.parse(row.Data) as { n: number }).n) }
    }
    const numbers = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, n) => from + n)
    expect(await page('otherMentor')).toEqual({ list: numbers(1, 10), count: 11, All: 11 })
    expect(await page('otherMentor', { Page: 2 })).toEqual({ list: [11], count: 11, All: 11 })
    expect(await page('otherMentor', { Page: 3 })).toEqual({ list: [], count: 11, All: 11 })
    expect(await page('otherMentor', { Page: 2, Count: 4 })).toMatchObject({ list: numbers(5, 8) })
    expect(await page('mentor')).toEqual({ list: [0], count: 1, All: 1 })
    expect(await page('admin')).toMatchObject({ count: 12 })
    const tooMany = await as.admin.call('actions.listPublicNotes', { ActionId: id, Count: 101 })
    expect(tooMany.status).toBe(400)
    const { status } = await as.mentor.call('actions.listPublicNotes', {
      ActionId: await newAction(0),
    })
    expect(status).toBe(404)
  })
})

describe('private notes', () => {
  const listed = async (name: PersonName, ActionId: number) => {
    const MenteeId = programme.people.mentee.id
    const { body } = await programme.as[name].call('actions.listPrivateNotes', {
      ActionId,
      MenteeId,
    })
    return Array.isArray(body) ? body.map((row) => [row.AuthorId, row.Data]) : body.code
  }

  it('are read by their author, and by those who oversee the mentee', async () => {
    const { people, db, projectId, server } = programme
    const id = await newAction()
    await call('mentor', 'actions.savePrivateNotes', id, { by: 'mentor' })
    await call('supervisor', 'actions.savePrivateNotes', id, { by: 'supervisor' })
    const mentors = [people.mentor.id, '{"by": "mentor"}']
    const supervisors = [people.supervisor.id, '{"by": "supervisor"}']
    expect(await read('mentor', 'actions.getPrivateNotes', id)).toEqual({ by: 'mentor' })
    expect(await read('admin', 'actions.getPrivateNotes', id)).toEqual({})
    expect(await listed('mentor', id)).toEqual([mentors])
    for (const name of ['supervisor', 'coordinator', 'admin'] as const) {
      expect(await listed(name, id)).toEqual([mentors, supervisors])
    }
    expect(await listed('mentee', id)).toBe('forbidden')
    expect(await listed('otherMentor', id)).toBe('not_found')
    expect(await read('mentee', 'actions.getPrivateNotes', id)).toBe('forbidden')

    const successor = await createPerson(db, projectId, ['Mentor'])
    await relate(db, projectId, 'mentor', [successor, people.mentee], id)
    const client = await server.client().signIn(successor.username)
    const input = { ActionId: id, MenteeId: people.mentee.id }
    expect(await client.ask('actions.listPrivateNotes', input)).toEqual([])
    expect(await client.ask('actions.getPrivateNotes', input)).toMatchObject({ Loaded: false })
  })

  it('are announced to nobody', async () => {
    const id = await newAction()
    await call('mentor', 'actions.savePrivateNotes', id, { secret: 1 })
    expect(await programme.eventsOf(id)).toEqual([])
    expect(await programme.auditOf(id)).toMatchObject([{ detail: { drawer: 'private' } }])
  })
})

it('drawers do not mix', async () => {
  const { db, as, people } = programme
  const id = await newAction()
  await call('mentor', 'actions.updateAboutMentee', id, { drawer: 'about' })
  await call('mentor', 'actions.savePublicNotes', id, { drawer: 'public' })
  await call('mentor', 'actions.savePrivateNotes', id, { drawer: 'private' })
  await as.mentor.ask('actions.updateDataAsMentor', { ActionId: id, Data: '{"drawer": "mentor"}' })
  const own = { ActionId: id, MenteeId: people.mentee.id, Data: '{"drawer": "mentee"}' }
  await as.mentee.ask('actions.saveDataAsMentee', own)
  const rows = await db.rows<{ drawer: string; inside: string }>(sql`
    select drawer, data ->> 'drawer' as inside from action_data where action_id = ${id}`)
  expect(rows).toHaveLength(5)
  expect(rows.every(({ drawer, inside }) => drawer === inside)).toBe(true)
})

it('what is no object is refused by every drawer and changes nothing', async () => {
  const { db, as, people } = programme
  const id = await newAction()
  const before = await fingerprint(db)
  const input = { ActionId: id, MenteeId: people.mentee.id, Data: '"text"' }
  for (const verb of ['updateAboutMentee', 'savePublicNotes', 'savePrivateNotes'] as const) {
    const { body } = await as.mentor.call(`actions.${verb}`, input)
    expect(body).toMatchObject({ fields: [{ field: 'Data', rule: 'object' }] })
  }
  const { body } = await as.mentor.call('actions.updateDataAsMentor', { ActionId: id, Data: '[]' })
  expect(body).toMatchObject({ fields: [{ field: 'Data', rule: 'object' }] })
  expect(await fingerprint(db)).toEqual(before)
})
