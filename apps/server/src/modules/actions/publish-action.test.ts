import { athensInstant, addDays, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { fingerprint } from '../../testing/authorization-world.ts'
import { createAction, createPerson, relate } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

const MEETING = { typeId: 1 }
const AT_ONCE = 50

let day = 30
/** A day of its own for every test, so that meetings of one do not get in another's way. */
const newDay = () => addDays(todayInAthens(new Date()), (day += 30))

describe('publishing a meeting', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const newMeeting = () => createAction(programme.db, programme.projectId, MEETING)
  const publish = (name: PersonName, ActionId: number, date: string, rest: object = {}) =>
    programme.as[name].call('actions.publishAction', {
      ActionId,
      MenteeId: programme.people.mentee.id,
      date,
      ...rest,
    })
  const planned = (actionId: number) =>
    programme.db.rows<{ at: string; mentor: number; mentee: number }>(sql`
      select lower(during) as at, mentor_id as mentor, mentee_id as mentee from meetings
      where action_id = ${actionId} and state = 'planned'`)
  const ownData = async (ActionId: number, name: PersonName = 'mentee') => {
    const MenteeId = programme.people[name].id
    const answer = await programme.as.admin.ask('actions.getMenteeData', { ActionId, MenteeId })
    return JSON.parse(answer.Data) as unknown
  }
  const scheduledAt = async (actionId: number) => {
    const row = await programme.db.row<{ at: string | null }>(sql`
      select scheduled_at as at from action_data where action_id = ${actionId} and drawer = 'mentee'`)
    return row?.at
  }
  const refused = async (attempt: () => ReturnType<typeof publish>) => {
    const before = await fingerprint(programme.db)
    const { status, body } = await attempt()
    expect(await fingerprint(programme.db)).toEqual(before)
    if ('ok' in body) throw new Error('it was not refused')
    const { code, fields = [], details } = body
    return { status, code, details, fields: fields.map(({ field, rule }) => `${field} ${rule}`) }
  }

  it('plans it and mirrors date, time and mentor in the mentee’s own data', async () => {
    const { people, projectId, auditOf, eventsOf } = programme
    const id = await newMeeting()
    const date = newDay()
    const at = athensInstant(date, '17:30')
    expect((await publish('mentor', id, at.replace('.000Z', '.999Z'))).body).toEqual({ ok: true })
    expect(await planned(id)).toEqual([{ at, mentor: people.mentor.id, mentee: people.mentee.id }])
    expect(await ownData(id)).toEqual({
      date,
      timeHours: 17,
      timeMinutes: 30,
      MentorId: people.mentor.id,
      ActionId: id,
    })
    expect(await scheduledAt(id)).toBe(at)
    expect(await auditOf(id)).toMatchObject([
      { verb: 'meeting.scheduled', actorId: people.mentor.id, subjectId: people.mentee.id },
    ])
    const events = await eventsOf(id)
    expect(events).toMatchObject([
      { name: 'meetings.changed', payload: { ActionId: id, MentorId: people.mentor.id } },
      { name: 'actions.dataChanged', payload: { ActionId: id, MenteeId: people.mentee.id } },
    ])
    expect(events[0]?.rooms).toContain(`project:${projectId}`)
    expect(events[0]?.rooms).toContain(`user:${people.mentee.id}`)
  })

  it('moves the one that is planned, and does nothing for the same date again', async () => {
    const id = await newMeeting()
    const date = newDay()
    await publish('mentor', id, athensInstant(date, '10:00'))
    const moved = athensInstant(date, '10:15')
    await publish('mentor', id, moved)
    await publish('mentor', id, moved)
    expect(await planned(id)).toMatchObject([{ at: moved }])
    expect(await programme.auditOf(id)).toHaveLength(2)
    expect(await programme.eventsOf(id)).toHaveLength(4)
  })

  it('makes it inactive from the year 3000 on, and cancels what was planned', async () => {
    const id = await newMeeting()
    await publish('mentor', id, athensInstant(newDay(), '10:00'))
    await publish('mentor', id, '3000-06-01T00:00:00Z')
    expect(await planned(id)).toEqual([])
    expect(await ownData(id)).toMatchObject({ date: '3000-01-01' })
    expect(await scheduledAt(id)).toBe('3000-01-01T00:00:00.000Z')
    const other = await newMeeting()
    await publish('mentor', other, '9999-12-31T23:59:59Z')
    expect(await scheduledAt(other)).toBe('3000-01-01T00:00:00.000Z')
  })

  it('refuses dates that are past, actions that are no meetings, and other people’s mentors', async () => {
    const id = await newMeeting()
    const at = athensInstant(newDay(), '10:00')
    expect(await refused(() => publish('mentor', id, '2020-01-01T10:00:00Z'))).toMatchObject({
      status: 400,
      fields: ['date future'],
    })
    expect(await refused(() => publish('mentor', id, 'tomorrow'))).toMatchObject({ status: 400 })
    const task = await createAction(programme.db, programme.projectId)
    expect(await refused(() => publish('mentor', task, at))).toMatchObject({
      status: 422,
      details: { rule: 'meetings_only' },
    })
    const MentorId = programme.people.otherMentor.id
    expect(await refused(() => publish('mentor', id, at, { MentorId }))).toMatchObject({
      status: 400,
      fields: ['MentorId not_their_mentor'],
    })
    expect(await refused(() => publish('otherMentor', id, at))).toMatchObject({ status: 404 })
    expect(await refused(() => publish('mentee', id, at))).toMatchObject({ status: 403 })
    const { db, projectId } = programme
    const alone = await createPerson(db, projectId, ['Mentee'])
    expect(await refused(() => publish('admin', id, at, { MenteeId: alone.id }))).toMatchObject({
      status: 400,
      fields: ['MentorId required'],
    })
  })

  it('refuses one within 45 minutes of another, names it and offers free times on three days', async () => {
    const { people, db, projectId } = programme
    const date = newDay()
    const at = (time: string) => athensInstant(date, time)
    const [first, second, third] = [await newMeeting(), await newMeeting(), await newMeeting()]
    await publish('mentor', first, at('10:00'))
    expect(await refused(() => publish('mentor', second, at('10:44')))).toEqual({
      status: 409,
      code: 'meeting_overlap',
      fields: [],
      details: {
        with: 'mentor',
        name: 'Άννα mentor',
        other: 'Άννα mentee',
        at: at('10:00'),
        free: [0, 1, 2].map((days) => athensInstant(addDays(date, days), '10:45')),
      },
    })
    expect(await refused(() => publish('mentor', second, at('09:16')))).toMatchObject({
      status: 409,
    })
    expect((await publish('mentor', second, at('10:45'))).body).toEqual({ ok: true })
    expect((await publish('mentor', third, at('09:15'))).body).toEqual({ ok: true })

    // The same mentee with another mentor, and the same action with other people.
    const special = await newMeeting()
    await relate(db, projectId, 'mentor', [people.otherMentor, people.mentee], special)
    expect(await refused(() => publish('otherMentor', special, at('10:30')))).toMatchObject({
      details: { with: 'mentee', at: at('10:00') },
    })
    const others = { MenteeId: people.stranger.id }
    expect(await refused(() => publish('otherMentor', first, at('10:30'), others))).toMatchObject({
      details: { with: 'action', at: at('10:00') },
    })
    expect((await publish('otherMentor', first, at('10:45'), others)).body).toEqual({ ok: true })
  })

  it('frees the time of one that was cancelled', async () => {
    const at = athensInstant(newDay(), '10:00')
    const [first, second] = [await newMeeting(), await newMeeting()]
    await publish('mentor', first, at)
    await publish('mentor', first, '3000-01-01T00:00:00Z')
    expect((await publish('mentor', second, at)).body).toEqual({ ok: true })
  })

  it(`lets one of ${AT_ONCE} win that ask for the same time at once`, async () => {
    const at = athensInstant(newDay(), '12:00')
    const ids = await Promise.all(Array.from({ length: AT_ONCE }, newMeeting))
    const answers = await Promise.all(ids.map((id) => publish('mentor', id, at)))
    const won = answers.filter((answer) => answer.ok)
    expect(won).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => !answer.ok)) {
      expect([status, body]).toMatchObject([
        409,
        { code: 'meeting_overlap', details: { with: 'mentor', at, free: { length: 3 } } },
      ])
    }
    const { count } = await programme.db.one<{ count: number }>(sql`
      select count(*)::int as count from meetings where lower(during) = ${at}`)
    expect(count).toBe(1)
    const written = await programme.db.rows(sql`
      select from action_data where action_id = any (${ids}::int[])`)
    expect(written).toHaveLength(1)
  })

  it(`plans one meeting when ${AT_ONCE} requests plan the same one at once`, async () => {
    const id = await newMeeting()
    const date = newDay()
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        publish('mentor', id, athensInstant(date, `${9 + (index % 10)}:00`.padStart(5, '0'))),
      ),
    )
    expect(answers.every((answer) => answer.ok)).toBe(true)
    const [meeting, ...more] = await planned(id)
    expect(more).toEqual([])
    expect(await scheduledAt(id)).toBe(meeting?.at)
  })

  it('is refused by the database itself where an entry was written past the schedule', async () => {
    const { db, people, projectId } = programme
    const [id, other] = [await newMeeting(), await newMeeting()]
    const at = athensInstant(newDay(), '15:00')
    let attempt: ReturnType<typeof publish> | undefined
    await db.transaction(async (tx) => {
      await tx.run(sql`
        insert into meetings (project_id, action_id, mentor_id, mentee_id, during)
        values (${projectId}, ${other}, ${people.mentor.id}, ${people.stranger.id},
          tstzrange(${at}::timestamptz, ${at}::timestamptz + interval '45 minutes'))`)
      attempt = publish('mentor', id, at)
      await expect
        .poll(() => db.row(sql`select from pg_locks where not granted limit 1`))
        .toBeDefined()
    })
    expect(await attempt).toMatchObject({
      status: 409,
      body: { code: 'meeting_overlap', details: { with: 'mentor' } },
    })
    expect(await planned(id)).toEqual([])
    expect(await scheduledAt(id)).toBeUndefined()
  })
})
