import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { addDays, athensInstant, todayInAthens, weekdayOf } from '@telemachos/rules/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

describe('the statistics of progress', () => {
  let programme: SmallProgramme
  /** A meeting and three tasks, in the order of the grid. */
  let actions: number[]
  const today = todayInAthens(new Date())
  const monday = addDays(today, 1 - weekdayOf(today))
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId } = programme
    actions = [await createAction(db, projectId, { typeId: 1, title: 'Γνωριμία' })]
    for (const title of ['Βιογραφικό', 'Συνέντευξη', 'Αποτίμηση']) {
      actions.push(await createAction(db, projectId, { title }))
    }
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    const { db } = programme
    await db.run(sql`delete from meetings`)
    await db.run(sql`delete from completions`)
    await db.run(sql`update project_actions set flags = ${GRID_FLAGS.Published}`)
    await db.run(sql`update memberships set active = true`)
  })

  const read = (name: PersonName = 'admin') =>
    programme.as[name].ask('supervision.getStatistics', { ProjectId: programme.projectId })
  const completeAt = (index: number, at: string | null, name: PersonName = 'mentee') =>
    programme.db.run(sql`
      insert into completions (project_id, mentee_id, action_id, completed_at)
      values (${programme.projectId}, ${programme.people[name].id}, ${actions[index] ?? 0}, ${at})`)
  const complete = (index: number, day: string, name?: PersonName) =>
    completeAt(index, athensInstant(day, '00:30'), name)
  const meet = (state: string, day: string) =>
    programme.db.run(sql`
      insert into meetings (project_id, action_id, mentor_id, mentee_id, during, state)
      select ${programme.projectId}, ${actions[0] ?? 0}, ${programme.people.mentor.id},
        ${programme.people.mentee.id}, tstzrange(at, at + interval '45 minutes'), ${state}
      from (select ${athensInstant(day, '10:00')}::timestamptz as at) t`)

  it('has twelve weeks from Monday to Sunday in Athens, empty ones too', async () => {
    const { Weeks } = await read()
    expect(Weeks.map(({ Monday }) => Monday)).toEqual(
      Array.from({ length: 12 }, (_, week) => addDays(monday, 7 * (week - 11))),
    )
    expect(Weeks.every(({ Completions, Meetings }) => Completions + Meetings === 0)).toBe(true)
  })

  it('counts what was completed in its week, by the clocks of Athens', async () => {
    await complete(0, monday)
    await complete(1, addDays(monday, -1))
    await complete(2, addDays(monday, -77))
    await complete(3, addDays(monday, -78))
    const { Weeks } = await read()
    expect(Weeks.map(({ Completions }) => Completions)).toEqual([1, ...Array(9).fill(0), 1, 1])
  })

  it('counts meetings planned or held, not those missed or cancelled', async () => {
    await meet('planned', addDays(monday, 6))
    await meet('held', addDays(monday, -7))
    await meet('missed', addDays(monday, -7))
    await meet('cancelled', addDays(monday, -7))
    const byWeek = async () => (await read()).Weeks.map(({ Meetings }) => Meetings)
    expect(await byWeek()).toEqual([...Array(10).fill(0), 1, 1])
    await programme.db.run(sql`
      update meetings set during = tstzrange(lower(during) + interval '1 day',
        upper(during) + interval '1 day') where state = 'planned'`)
    expect(await byWeek()).toEqual([...Array(10).fill(0), 1, 0])
  })

  it('puts people where their progress begins a band, and all done by itself', async () => {
    expect(await read()).toMatchObject({ Mentees: 2, Bands: [2, 0, 0, 0, 0] })
    await complete(0, today)
    expect((await read()).Bands).toEqual([1, 1, 0, 0, 0])
    await complete(1, today)
    await complete(2, today)
    expect((await read()).Bands).toEqual([1, 0, 0, 1, 0])
    await complete(3, today)
    expect((await read()).Bands).toEqual([1, 0, 0, 0, 1])
  })

  it('counts each action in the order of the grid; what was taken back does not count', async () => {
    await complete(1, today)
    await complete(1, today, 'stranger')
    await completeAt(2, null)
    expect((await read()).Actions).toEqual([
      { Id: actions[0], Title: 'Γνωριμία', Done: 0, Of: 2 },
      { Id: actions[1], Title: 'Βιογραφικό', Done: 2, Of: 2 },
      { Id: actions[2], Title: 'Συνέντευξη', Done: 0, Of: 2 },
      { Id: actions[3], Title: 'Αποτίμηση', Done: 0, Of: 2 },
    ])
  })

  it('leaves out people who are not active, and actions that are not published', async () => {
    await complete(1, today)
    await programme.db.run(
      sql`update project_actions set flags = 0 where action_id = ${actions[1] ?? 0}`,
    )
    expect(await read()).toMatchObject({ Bands: [2, 0, 0, 0, 0] })
    expect((await read()).Actions.map(({ Id }) => Id)).not.toContain(actions[1])
    await programme.db.run(sql`
      update memberships set active = false where user_id = ${programme.people.mentee.id}`)
    expect((await read()).Mentees).toBe(1)
  })

  it('does not tell a supervisor of what is hidden from supervisors', async () => {
    await complete(1, today)
    await programme.db.run(sql`
      update project_actions set flags = flags | ${GRID_FLAGS.HideFromSupervisor}
      where action_id = ${actions[1] ?? 0}`)
    const hidden = await read('supervisor')
    expect(hidden.Actions).toHaveLength(3)
    expect(hidden.Bands).toEqual([1, 0, 0, 0, 0])
    expect(hidden.Weeks.at(-1)).toMatchObject({ Completions: 0 })
    expect((await read('admin')).Actions).toHaveLength(4)
  })

  it('counts as far as each role reaches, and refuses the others', async () => {
    await complete(0, today, 'stranger')
    expect((await read('admin')).Mentees).toBe(2)
    for (const name of ['supervisor', 'coordinator'] as const) {
      const { Mentees, Actions } = await read(name)
      expect([name, Mentees, Actions[0]?.Done]).toEqual([name, 1, 0])
    }
    for (const name of ['mentor', 'mentee'] as const) {
      const refused = await programme.as[name].call('supervision.getStatistics', {
        ProjectId: programme.projectId,
      })
      expect([name, refused.status]).toEqual([name, 403])
    }
  })

  it('tells nothing of another project', async () => {
    const foreign = await createProject(programme.db)
    await createPerson(programme.db, foreign, ['Mentee'])
    const refused = await programme.as.admin.call('supervision.getStatistics', {
      ProjectId: foreign,
    })
    expect(refused.status).toBeGreaterThanOrEqual(403)
    expect((await read('admin')).Mentees).toBe(2)
  })
})
