import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { fingerprint } from '../../testing/authorization-world.ts'
import { createAction, createPerson, relate } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

type OwnCall = `actions.${
  | 'saveDataAsMentee'
  | 'updateDataAsMentee'
  | 'updateMenteeData'
  | 'saveMenteeData'
  | 'setMenteeData'}`

let programme: SmallProgramme
beforeAll(async () => {
  programme = await startSmallProgramme()
})
afterAll(() => programme.close())

const newAction = (typeId = 3) => createAction(programme.db, programme.projectId, { typeId })

/** Writes as one of the people; the mentee's own call names no mentee. */
const write = (name: PersonName, call: OwnCall, ActionId: number, data: unknown) =>
  programme.as[name].call(call, {
    ActionId,
    Data: typeof data === 'string' ? data : JSON.stringify(data),
    ...(call !== 'actions.updateDataAsMentee' && { MenteeId: programme.people.mentee.id }),
  })

/** Saves as the mentor, and gives what is there then. */
const save = async (ActionId: number, data: unknown, call: OwnCall = 'actions.saveMenteeData') => {
  const { status, body } = await write('mentor', call, ActionId, data)
  expect([status, body]).toMatchObject([200, { Loaded: true }])
  return 'Data' in body ? (JSON.parse(body.Data) as unknown) : undefined
}
const update = (ActionId: number, data: unknown) => save(ActionId, data, 'actions.updateMenteeData')

const scheduledAt = async (actionId: number) => {
  const row = await programme.db.row<{ at: string | null }>(sql`
    select scheduled_at as at from action_data where action_id = ${actionId} and drawer = 'mentee'`)
  return row?.at
}
const planned = (actionId: number) =>
  programme.db.rows<{ at: string; mentor: number }>(sql`
    select lower(during) as at, mentor_id as mentor from meetings
    where action_id = ${actionId} and state = 'planned'`)

/** What is refused, once it is sure that nothing has changed. */
const refused = async (attempt: () => ReturnType<typeof write>) => {
  const before = await fingerprint(programme.db)
  const { status, body } = await attempt()
  expect(await fingerprint(programme.db)).toEqual(before)
  if ('Loaded' in body) throw new Error('it was not refused')
  const { code, fields = [], details } = body
  return { status, code, details, fields: fields.map(({ field, rule }) => `${field} ${rule}`) }
}

let days = 400
const newDay = () => addDays(todayInAthens(new Date()), ++days)

describe('the mentee’s own data', () => {
  it('is empty until something is saved', async () => {
    const [id, MenteeId] = [await newAction(), programme.people.mentee.id]
    const input = { ActionId: id, MenteeId }
    const nothing = { ActionId: id, MenteeId, Data: '{}', Loaded: false }
    expect(await programme.as.mentee.ask('actions.getDataAsMentee', input)).toEqual(nothing)
    await write('mentee', 'actions.saveDataAsMentee', id, { a: 1 })
    const saved = { ...nothing, Data: '{"a":1}', Loaded: true }
    expect(await programme.as.mentee.ask('actions.getDataAsMentee', input)).toEqual(saved)
    expect(await programme.as.supervisor.ask('actions.getMenteeData', input)).toEqual(saved)
    const { status } = await programme.as.otherMentor.call('actions.getMenteeData', input)
    expect(status).toBe(404)
  })

  it('is replaced by saving, and merged by its top-level keys by updating', async () => {
    const id = await newAction()
    await write('mentee', 'actions.saveDataAsMentee', id, { a: 1, b: { c: 1 } })
    const { body } = await write('mentee', 'actions.updateDataAsMentee', id, {
      b: { d: 2 },
      e: null,
    })
    expect('Data' in body && JSON.parse(body.Data)).toEqual({ a: 1, b: { d: 2 }, e: null })
    expect(await update(id, { f: 3 })).toEqual({ a: 1, b: { d: 2 }, e: null, f: 3 })
    expect(await save(id, { g: 4 })).toEqual({ g: 4 })
    expect(await save(id, { h: 5 }, 'actions.setMenteeData')).toEqual({ h: 5 })
  })

  it('keeps ActionId with the date and the mentor when it is replaced', async () => {
    const [id, mentorId] = [await newAction(1), programme.people.mentor.id]
    await save(id, { date: newDay(), timeHours: 10, note: 'α' })
    const replaced = await save(id, { note: 'β' })
    expect(replaced).toMatchObject({ note: 'β', MentorId: mentorId, ActionId: id })
    const plain = await newAction()
    await save(plain, { ActionId: plain, lastMail: '2026-01-05' })
    expect(await save(plain, { note: 'γ' })).toEqual({
      ...{ note: 'γ', lastMail: '2026-01-05', ActionId: plain },
    })
  })

  it('loses no key of updates that are made at once', async () => {
    const id = await newAction()
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        write(
          index % 2 ? 'mentee' : 'mentor',
          index % 2 ? 'actions.updateDataAsMentee' : 'actions.updateMenteeData',
          id,
          { [`key${index}`]: index },
        ),
      ),
    )
    expect(Object.keys((await update(id, {})) as object)).toHaveLength(50)
  })

  it('is audited, and announced to those concerned', async () => {
    const { people, projectId, auditOf, eventsOf } = programme
    const id = await newAction()
    await save(id, { a: 1 })
    expect(await auditOf(id)).toEqual([
      {
        verb: 'actionData.saved',
        actorId: people.mentor.id,
        subjectId: people.mentee.id,
        detail: { drawer: 'mentee' },
      },
    ])
    const [event] = await eventsOf(id)
    expect(event).toMatchObject({ name: 'actions.dataChanged', payload: { ProjectId: projectId } })
    expect(event?.rooms).toEqual([
      `user:${people.mentee.id}`,
      `project:${projectId}`,
      `assignedStaff:${projectId}:${people.mentee.id}:${id}`,
    ])
  })

  it.each([
    ['[1]', 'object'],
    ['{"a": {"prototype": 1}}', 'forbidden_key'],
    [`{"a": ${'{"a":'.repeat(40)}1${'}'.repeat(41)}`, 'too_deep'],
  ])('refuses %.30s', async (data, rule) => {
    const id = await newAction()
    const attempt = () => write('mentor', 'actions.updateMenteeData', id, data)
    expect(await refused(attempt)).toMatchObject({ status: 400, fields: [`Data ${rule}`] })
  })

  it('is of the kinds that the specification names', async () => {
    const id = await newAction()
    const wrong: [object, string][] = [
      [{ lastMail: 5 }, 'lastMail invalid_type'],
      [{ lastMail: { at: '2026-01-05' } }, 'lastMail invalid_type'],
      [{ lastMail: ['2026-01-05'] }, 'lastMail invalid_type'],
      [{ lastMail: '2'.repeat(101) }, 'lastMail too_long'],
      [{ MentorId: 'x' }, 'MentorId invalid_type'],
      [{ ActionId: 'x' }, 'ActionId invalid_type'],
      [{ date: 5 }, 'date date'],
      [{ date: '2026-03-05', timeHours: [10] }, 'timeHours hours'],
      [{ date: '2026-03-05', timeHours: 24 }, 'timeHours hours'],
      [{ date: '2026-03-05', timeMinutes: true }, 'timeMinutes minutes'],
    ]
    for (const [data, refusal] of wrong) {
      for (const call of ['saveMenteeData', 'setMenteeData', 'updateMenteeData'] as const) {
        expect(await refused(() => write('mentor', `actions.${call}`, id, data))).toMatchObject({
          status: 400,
          fields: [`Data.${refusal}`],
        })
      }
    }
    await save(id, { lastMail: null, MentorId: null, ActionId: id, answer: 1 })
    expect(await update(id, { lastMail: '05/01/2026 10:00' })).toMatchObject({ answer: 1 })
  })

  it('holds 64 KiB and no more, merged too', async () => {
    const id = await newAction()
    await save(id, { a: 'ά'.repeat(40_000) })
    const attempt = () =>
      write('mentee', 'actions.updateDataAsMentee', id, { b: 'ά'.repeat(40_000) })
    expect(await refused(attempt)).toMatchObject({ status: 400, fields: ['Data too_big'] })
    expect(await save(id, { a: '€'.repeat(65_500) })).toBeDefined()
  })

  it('has fields that only others set: the mentee’s writes leave them as they are', async () => {
    const id = await newAction()
    const set = { date: '2026-03-05', timeHours: 10, timeMinutes: 0, lastMail: 'x' }
    await save(id, { ...set, answer: 1 })
    const tries = { date: '2026-03-06', timeHours: 11, timeMinutes: 5, lastMail: 'y', MentorId: 1 }
    for (const call of ['actions.saveDataAsMentee', 'actions.updateDataAsMentee'] as const) {
      expect(await refused(() => write('mentee', call, id, tries))).toMatchObject({
        fields: Object.keys(tries).map((name) => `Data.${name} read_only`),
      })
    }
    await write('mentee', 'actions.saveDataAsMentee', id, { date: '2026-03-05', answer: 2 })
    expect(await update(id, {})).toEqual({ ...set, answer: 2 })
    expect(await scheduledAt(id)).toBe('2026-03-05T08:00:00.000Z')
  })
})

describe('a date in the mentee’s own data', () => {
  it.each([
    [{ date: '05/03/2026' }, '2026-03-04T22:00:00.000Z'],
    [{ date: '05-03-2026', timeHours: 9 }, '2026-03-05T07:00:00.000Z'],
    [{ date: '2026-07-05', timeHours: '18', timeMinutes: '05' }, '2026-07-05T15:05:00.000Z'],
    [{ date: '2026-03-05T21:30:00.000Z', timeHours: 9 }, '2026-03-05T07:00:00.000Z'],
    [{ date: '2026-03-05T22:30:00.000Z' }, '2026-03-05T22:30:00.000Z'],
    [{ date: '01/01/3000' }, '3000-01-01T00:00:00.000Z'],
    [{ date: '4711-05-06' }, '3000-01-01T00:00:00.000Z'],
    [{ date: null }, null],
    [{ date: '' }, null],
  ])('%j is when it is scheduled', async (data, at) => {
    const id = await newAction()
    await save(id, data)
    expect(await scheduledAt(id)).toBe(at)
  })

  it('stays until it is changed or taken away', async () => {
    const id = await newAction()
    await save(id, { date: '05/03/2026', timeHours: 10 })
    expect(await save(id, { answer: 1 })).toEqual({ answer: 1, date: '05/03/2026', timeHours: 10 })
    expect(await scheduledAt(id)).toBe('2026-03-05T08:00:00.000Z')
    await update(id, { timeHours: 11 })
    expect(await scheduledAt(id)).toBe('2026-03-05T09:00:00.000Z')
    expect(await update(id, { date: null })).toMatchObject({ date: null, answer: 1 })
    expect(await scheduledAt(id)).toBe(null)
  })

  it.each([
    [{ date: '31/02/2026' }, 'Data.date date'],
    [{ date: 20260305 }, 'Data.date date'],
    [{ date: '5 March' }, 'Data.date date'],
    [{ date: '4711-02-30' }, 'Data.date date'],
    [{ date: '05/03/1899' }, 'Data.date date'],
    [{ date: '05/03/2026', timeHours: 24 }, 'Data.timeHours hours'],
    [{ date: '05/03/2026', timeHours: -1 }, 'Data.timeHours hours'],
    [{ date: '05/03/2026', timeMinutes: 60 }, 'Data.timeMinutes minutes'],
    [{ date: '05/03/2026', timeMinutes: [1] }, 'Data.timeMinutes minutes'],
    [{ MentorId: 'me' }, 'Data.MentorId invalid_type'],
    [{ MentorId: 2 ** 40 }, 'Data.MentorId not_their_mentor'],
  ])('%j is refused', async (data, refusal) => {
    for (const typeId of [1, 3]) {
      const id = await newAction(typeId)
      const attempt = () => write('mentor', 'actions.updateMenteeData', id, data)
      expect(await refused(attempt)).toMatchObject({ status: 400, fields: [refusal] })
    }
  })
})

describe('the date of a meeting', () => {
  it('goes through the schedule', async () => {
    const { mentor } = programme.people
    const [id, date] = [await newAction(1), newDay()]
    const saved = await update(id, {
      date: date.split('-').reverse().join('/'),
      timeHours: '9',
      topic: 'Στόχοι',
    })
    expect(saved).toEqual({
      date,
      timeHours: 9,
      timeMinutes: 0,
      MentorId: mentor.id,
      ActionId: id,
      topic: 'Στόχοι',
    })
    expect(await planned(id)).toEqual([{ at: athensInstant(date, '09:00'), mentor: mentor.id }])
    await update(id, { timeMinutes: 15 })
    expect(await planned(id)).toMatchObject([{ at: athensInstant(date, '09:15') }])
    await update(id, { date: '01/01/3000' })
    expect(await planned(id)).toEqual([])
    expect(await scheduledAt(id)).toBe('3000-01-01T00:00:00.000Z')
    await update(id, { date, timeHours: 9 })
    expect(await update(id, { date: null })).toMatchObject({
      date: null,
      timeHours: null,
      topic: 'Στόχοι',
    })
    expect([await planned(id), await scheduledAt(id)]).toEqual([[], null])
  })

  it('is refused when it is past or overlaps, and then nothing is saved', async () => {
    const [id, other, date] = [await newAction(1), await newAction(2), newDay()]
    await update(id, { date, timeHours: 9 })
    expect(
      await refused(() => write('mentor', 'actions.saveMenteeData', other, { date: '05/03/2020' })),
    ).toMatchObject({ fields: ['Data.date future'] })
    const attempt = () =>
      write('mentor', 'actions.saveMenteeData', other, {
        date,
        timeHours: 9,
        timeMinutes: 44,
        topic: 'x',
      })
    expect(await refused(attempt)).toMatchObject({
      status: 409,
      code: 'meeting_overlap',
      details: { with: 'mentor', at: athensInstant(date, '09:00') },
    })
  })

  it('is left alone by a form that is sent back whole, also once it has passed', async () => {
    const [id, date] = [await newAction(1), newDay()]
    const saved = (await update(id, { date, timeHours: 9 })) as object
    const { db, auditOf } = programme
    await db.run(sql`
      update meetings set during = tstzrange('2020-01-02T08:00Z', '2020-01-02T08:45Z')
      where action_id = ${id}`)
    const past = { ...saved, date: '2020-01-02', timeHours: 10 }
    await db.run(sql`
      update action_data set data = ${JSON.stringify(past)}::jsonb, scheduled_at = '2020-01-02T08:00Z'
      where action_id = ${id}`)
    expect(await save(id, { ...past, date: '02/01/2020', notes: 'έγινε' })).toEqual({
      ...past,
      notes: 'έγινε',
    })
    expect(await planned(id)).toMatchObject([{ at: '2020-01-02T08:00:00.000Z' }])
    expect(await auditOf(id)).toHaveLength(2)
  })

  it('is with the mentor who is named, and with the successor once they have left', async () => {
    const { db, projectId, people } = programme
    const [id, date] = [await newAction(1), newDay()]
    await programme.as.coordinator.ask('actions.updateMenteeData', {
      ActionId: id,
      MenteeId: people.mentee.id,
      Data: JSON.stringify({ date, timeHours: 9, MentorId: people.coordinator.id }),
    })
    expect(await planned(id)).toMatchObject([{ mentor: people.coordinator.id }])
    const successor = await createPerson(db, projectId, ['Mentor'])
    await relate(db, projectId, 'mentor', [successor, people.mentee], id)
    await update(id, { timeHours: 12 })
    expect(await planned(id)).toEqual([{ at: athensInstant(date, '12:00'), mentor: successor.id }])
    expect(
      await refused(() =>
        write('mentor', 'actions.updateMenteeData', id, { MentorId: people.otherMentor.id }),
      ),
    ).toMatchObject({ fields: ['Data.MentorId not_their_mentor'] })
  })
})

describe('the own data of many mentees', () => {
  const updateMany = (name: PersonName, ActionId: number, Data: object) =>
    programme.as[name].call('actions.updateMenteeDataMany', { ActionId, Data })

  it('is merged for all of them in one go', async () => {
    const { people, db, projectId, auditOf, eventsOf } = programme
    const id = await newAction()
    await save(id, { answer: 1 })
    const more = await Promise.all(
      Array.from({ length: 20 }, () => createPerson(db, projectId, ['Mentee'])),
    )
    for (const mentee of more) await relate(db, projectId, 'mentor', [people.mentor, mentee])
    const all = [people.mentee, ...more]
    const data = Object.fromEntries(all.map((mentee) => [mentee.id, { lastMail: '2026-01-05' }]))
    expect((await updateMany('mentor', id, data)).body).toEqual({ ok: true })
    const { count } = await db.one<{ count: number }>(sql`
      select count(*)::int as count from action_data
      where action_id = ${id} and data ->> 'lastMail' = '2026-01-05'`)
    expect(count).toBe(all.length)
    expect(await update(id, {})).toEqual({ answer: 1, lastMail: '2026-01-05' })
    const audited = (await auditOf(id)).filter((row) => row.verb === 'actionData.savedMany')
    expect(audited.map((row) => row.subjectId).toSorted()).toEqual(
      all.map(({ id: mentee }) => mentee).toSorted(),
    )
    expect(await eventsOf(id)).toHaveLength(1 + all.length + 1)
  })

  it('is left alone when one of them is out of reach, or something is not right', async () => {
    const { people, db, projectId } = programme
    const [id, draft] = [await newAction(), await createAction(db, projectId, { flags: 0 })]
    const own = people.mentee.id
    const mail = { lastMail: 'x' }
    const before = await fingerprint(db)
    const attempts: [number, string | undefined, number, object][] = [
      [404, undefined, id, { [own]: mail, [people.stranger.id]: mail }],
      [404, undefined, id, { [own]: mail, 2000000000: mail }],
      [404, undefined, id, { [own]: mail, 9999999999: mail }],
      [404, undefined, id, { [own]: mail, [people.mentor.id]: mail }],
      [404, undefined, draft, { [own]: mail }],
      [400, 'Data required', id, {}],
      [400, `Data.${own}.date one_by_one`, id, { [own]: { date: '05/03/2026' } }],
      [400, `Data.${own} forbidden_key`, id, { [own]: { constructor: 1 } }],
      [400, `Data.${own}.lastMail characters`, id, { [own]: { lastMail: '\0' } }],
      [400, `Data.${own}.lastMail too_long`, id, { [own]: { lastMail: 'x'.repeat(101) } }],
      [400, `Data.${own}.ActionId invalid_type`, id, { [own]: { ActionId: 'x' } }],
      [400, 'Data too_deep', id, { [own]: { a: JSON.parse('['.repeat(200) + ']'.repeat(200)) } }],
      [400, 'Data too_big', id, { [own]: { text: 'α'.repeat(70_000) } }],
      [
        400,
        'Data too_many_items',
        id,
        Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [n + 1, {}])),
      ],
    ]
    for (const [status, refusal, actionId, data] of attempts) {
      const answer = await updateMany('mentor', actionId, data)
      const field = 'fields' in answer.body ? answer.body.fields?.[0] : undefined
      expect([answer.status, field && `${field.field} ${field.rule}`]).toEqual([status, refusal])
    }
    expect((await updateMany('mentee', id, { [own]: mail })).status).toBe(403)
    expect(await fingerprint(db)).toEqual(before)
  })
})
