import { formatDateTime } from '@telemachos/rules/dates'
import { evaluateCondition } from '@telemachos/rules/expressions/evaluate-expression'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { ACTIONS } from './actions.ts'
import { loadDemo } from './load-demo.ts'

/** A Monday, so that a weekend has just been. */
const NOW = new Date('2026-11-02T08:00:00Z')

interface Completion {
  readonly mentee: number
  readonly action: number
  readonly at: string
}

describe('what mentees of the demonstration have done', () => {
  let place: TestDatabase
  let database: Database
  /** By mentee, in the order of time. */
  let ways: Map<number, Completion[]>

  beforeAll(async () => {
    place = await createTestDatabase()
    database = openDatabase(place.connection, openLog('silent'), 1)
    await loadDemo(database, { now: NOW, mentees: 400, passwordHash: 'none' })
    const completions = await database.rows<Completion>(sql`
      select mentee_id as mentee, action_id as action, completed_at as at
      from completions order by completed_at`)
    ways = Map.groupBy(completions, ({ mentee }) => mentee)
  })
  afterAll(async () => {
    await database.close()
    await place.drop()
  })

  const count = async (condition: ReturnType<typeof sql>): Promise<number> =>
    (await database.one<{ count: number }>(sql`select count(*)::int as count from ${condition}`))
      .count

  it('is in the past, and in the order of the programme', () => {
    const places = new Map(ACTIONS.map(({ id }, index) => [id, index]))
    for (const way of ways.values()) {
      expect(Date.parse(way.at(-1)?.at ?? '')).toBeLessThan(NOW.getTime())
      const steps = way.filter(({ action }) => action < 60).map(({ action }) => places.get(action))
      expect(steps).toEqual(steps.toSorted((a, b) => (a ?? 0) - (b ?? 0)))
    }
  })

  it('was open to them when they did it', () => {
    const conditions = new Map(ACTIONS.map(({ id, enable = '' }) => [id, enable]))
    let checked = 0
    for (const way of ways.values()) {
      way.forEach(({ action }, index) => {
        const source = conditions.get(action) ?? ''
        if (source === '') return
        const before = way.slice(0, index).map((done) => [done.action, { At: done.at, Data: {} }])
        const scope = { completion: Object.fromEntries(before) }
        expect([action, evaluateCondition(source, scope)]).toEqual([action, true])
        checked += 1
      })
    }
    expect(checked).toBeGreaterThan(100)
  })

  it('goes at every pace: somebody has finished, somebody is stuck, somebody has left', async () => {
    const lengths = [...ways.values()].map((way) => way.filter(({ action }) => action < 60).length)
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(22)
    expect(Math.min(...lengths)).toBeLessThanOrEqual(2)
    const states = await database.rows<{ state: number }>(sql`
      select distinct state from users order by state`)
    expect(states.map(({ state }) => state)).toEqual([0, 1, 2, 3])
  })

  it('was done with a mentor whom they had already', async () => {
    const together = sql`completions c join relations r on r.kind = 'mentor' and r.to_at is null
      and r.action_id is null and r.subject_id = c.mentee_id and r.holder_id = c.mentor_id`
    expect(await count(together)).toBeGreaterThan(1_000)
    expect(await count(sql`${together} where c.completed_at < r.from_at`)).toBe(0)
  })

  it('is recorded by mentors on working days', async () => {
    const theirs = sql`completions where completed_by <> mentee_id`
    expect(await count(theirs)).toBeGreaterThan(500)
    expect(
      await count(sql`${theirs} and action_id < 60
        and extract(isodow from completed_at at time zone 'Europe/Athens') > 5`),
    ).toBe(0)
  })

  it('is paid instalment after instalment, after the steps that are paid for', () => {
    let paid = 0
    for (const way of ways.values()) {
      const steps = way.filter(({ action }) => action < 60)
      way
        .filter(({ action }) => action >= 67)
        .forEach(({ action, at }, index) => {
          expect(action).toBe(67 + index)
          expect(at.slice(0, 10) >= (steps[index * 5 + 4]?.at ?? '~').slice(0, 10)).toBe(true)
          paid += 1
        })
    }
    expect(paid).toBeGreaterThan(100)
  })

  it('is in the audit log for the last weeks, in order', async () => {
    const rows = await database.rows<{ at: string; verb: string; actor: number; by: number }>(sql`
      select a.at, a.verb, a.actor_id as actor, c.completed_by as by
      from audit_log a join completions c on c.project_id = a.project_id
        and c.mentee_id = a.subject_id and c.action_id = a.action_id and c.completed_at = a.at
      order by a.id`)
    expect(rows.length).toBe(await count(sql`audit_log`))
    const since = '2026-10-12'
    expect(rows.length).toBe(await count(sql`completions where completed_at >= ${since}::date`))
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted())
    for (const { verb, actor, by } of rows) expect([verb, actor]).toEqual(['action.completed', by])
  })

  it('leads to meetings: each mirrored, on working days, within office hours, never two at once', async () => {
    const meetings = await database.rows<Meeting>(sql`
      select m.mentor_id as mentor, m.mentee_id as mentee, m.action_id as action,
        lower(m.during) as at, d.data, d.scheduled_at as mirrored, act.type_id as type
      from meetings m join actions act on act.id = m.action_id
      left join action_data d on d.project_id = m.project_id and d.mentee_id = m.mentee_id
        and d.action_id = m.action_id and d.drawer = 'mentee'
      where lower(m.during) > ${NOW.toISOString()}::timestamptz
      order by 4`)
    expect(meetings.length).toBeGreaterThan(50)
    expect(meetings.length).toBe(
      await count(sql`action_data where scheduled_at > ${NOW.toISOString()}::timestamptz
        and scheduled_at < '3000-01-01'
        and action_id in (select id from actions where type_id in (1, 2))`),
    )
    let before = NOW.getTime()
    for (const { at, mirrored, data, mentor, type } of meetings) {
      expect(Date.parse(at) - before).toBeGreaterThanOrEqual(45 * 60_000)
      before = Date.parse(at)
      expect(mirrored).toBe(at)
      expect([1, 2]).toContain(type)
      const { date, timeHours, timeMinutes, MentorId } = data
      const time = [timeHours, timeMinutes].map((part) => String(part).padStart(2, '0')).join(':')
      expect(`${date.split('-').reverse().join('/')} ${time}`).toBe(formatDateTime(at))
      expect(MentorId).toBe(mentor)
      expect([0, 6]).not.toContain(new Date(date).getUTCDay())
      expect(timeHours >= 9 && timeHours < 20).toBe(true)
    }
  })

  it('has a meeting for every one that was completed, most of them with what came of it', async () => {
    const held = await count(sql`meetings where state = 'held'`)
    expect(held).toBe(
      await count(sql`completions c join actions a on a.id = c.action_id
        where a.type_id in (1, 2) and c.mentor_id is not null`),
    )
    const journals = await count(sql`meeting_journals`)
    expect(journals).toBeGreaterThan(held / 2)
    expect(journals).toBeLessThan(held)
    expect(
      await count(sql`meeting_journals where follow_up <> '' and resolved_at is null`),
    ).toBeGreaterThan(3)
    const passed = sql`meetings where lower(during) < ${NOW.toISOString()}::timestamptz`
    expect(await count(sql`${passed} and state = 'planned'`)).toBeGreaterThan(3)
  })

  it('has missed dates, inactive cells and notes of both kinds', async () => {
    const scheduled = sql`action_data where drawer = 'mentee' and scheduled_at`
    const now = sql`${NOW.toISOString()}::timestamptz`
    expect(await count(sql`${scheduled} < ${now}`)).toBeGreaterThan(5)
    expect(
      await count(sql`${scheduled} >= '3000-01-01T00:00:00Z' and data ->> 'date' = '3000-01-01'`),
    ).toBeGreaterThan(3)
    expect(await count(sql`action_data where drawer = 'public'`)).toBeGreaterThan(100)
    expect(
      await count(sql`action_data where drawer = 'private' and author_id is not null`),
    ).toBeGreaterThan(100)
  })
})

interface Meeting {
  readonly mentor: number
  readonly mentee: number
  readonly action: number
  readonly type: number
  readonly at: string
  readonly mirrored: string
  readonly data: { date: string; timeHours: number; timeMinutes: number; MentorId: number }
}
