import { addDays, todayInAthens } from '@telemachos/rules/dates'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { identifier, sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

describe('the queue of supervision', () => {
  let programme: SmallProgramme
  let meetings: number[]
  let task: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId } = programme
    const meeting = (title: string) => createAction(db, projectId, { typeId: 1, title })
    meetings = [await meeting('Γνωριμία'), await meeting('Δεύτερη')]
    task = await createAction(db, projectId, { title: 'Βιογραφικό' })
  })
  afterAll(() => programme.close())

  /** Everybody came yesterday, has signed in, and has done nothing. */
  beforeEach(async () => {
    const { db } = programme
    for (const table of ['meetings', 'completions', 'action_data', 'supervision_handlings']) {
      await db.run(sql`delete from ${identifier(table)}`)
    }
    await db.run(sql`update users set last_signed_in_at = now(), invited_at = null`)
    await db.run(sql`update memberships set joined_at = now() - interval '1 day'`)
    await db.run(sql`update project_actions set due_on = null`)
  })

  const people = (name: PersonName = 'supervisor', rest: object = {}) =>
    programme.as[name].ask('supervision.listQueue', {
      ProjectId: programme.projectId,
      page: 1,
      ...rest,
    })
  /** With a line for each thing that somebody waits for. */
  const queue = async (name: PersonName = 'supervisor', rest: object = {}) => {
    const { list, ...found } = await people(name, rest)
    const lines = list.flatMap(({ Reasons, ...person }) =>
      Reasons.map((one) => ({ ...person, ...one })),
    )
    return { ...found, list: lines }
  }
  /** What the overview tells without working out the queue. */
  const expectSameBehind = async (name: PersonName): Promise<void> => {
    const ProjectId = programme.projectId
    const { Behind } = await programme.as[name].ask('supervision.getOverview', { ProjectId })
    const { list, count, All } = await people(name)
    expect([name, list.length, count, All]).toEqual([name, Behind, Behind, Behind])
  }
  const reasonsOf = async (name: PersonName = 'supervisor') => {
    await expectSameBehind(name)
    return (await queue(name)).list.map(({ Mentee, Reason }) => [Mentee.LastName, Reason])
  }
  const handle = (reasons: string, Until: string | null, name: PersonName = 'supervisor') =>
    programme.as[name].call('supervision.handleEntry', {
      ProjectId: programme.projectId,
      MenteeId: programme.people.mentee.id,
      Reasons: reasons.split(' ') as 'overdue'[],
      Note: 'Τηλεφώνησα',
      Until,
    })
  const meet = (state: string, days: number) =>
    programme.db.run(sql`
      insert into meetings (project_id, action_id, mentor_id, mentee_id, during, state)
      select ${programme.projectId}, ${meetings[0] ?? 0}, ${programme.people.mentor.id},
        ${programme.people.mentee.id}, tstzrange(at, at + interval '45 minutes'), ${state}
      from (select now() + make_interval(days => ${days}::int, mins => -5) as at) t`)
  const joinedBefore = (days: number) =>
    programme.db.run(sql`
      update memberships set joined_at = now() - make_interval(days => ${days}::int, mins => 5)
      where user_id = ${programme.people.mentee.id}`)
  const complete = (actionId: number, daysAgo: number) =>
    programme.db.run(sql`
      insert into completions (project_id, mentee_id, action_id, completed_at)
      values (${programme.projectId}, ${programme.people.mentee.id}, ${actionId},
        now() - make_interval(days => ${daysAgo}::int))`)
  const due = (days: number) =>
    programme.db.run(sql`
      update project_actions set due_on = ${addDays(todayInAthens(new Date()), days)}::date
      where action_id = ${task}`)

  it('is empty while nobody waits', async () => {
    expect(await queue()).toMatchObject({ list: [], count: 0, All: 0 })
  })

  it('names who has had no first meeting after ten days, until one is planned', async () => {
    await joinedBefore(9)
    expect(await reasonsOf()).toEqual([])
    await joinedBefore(12)
    expect(await queue()).toMatchObject({
      list: [
        {
          Reason: 'firstMeeting',
          Days: 12,
          LastContact: null,
          Mentor: { LastName: 'mentor' },
          MeetingId: meetings[0],
          Handling: null,
        },
      ],
      Reasons: { firstMeeting: 1, nextMeeting: 0, overdue: 0, invitation: 0 },
    })
    await meet('cancelled', 1)
    expect(await reasonsOf()).toEqual([['mentee', 'firstMeeting']])
    await meet('planned', 2)
    expect(await reasonsOf()).toEqual([])
  })

  it('names who has no next meeting a fortnight after the last, while some remain', async () => {
    await meet('held', -13)
    expect(await reasonsOf()).toEqual([])
    await programme.db.run(sql`delete from meetings`)
    await meet('held', -15)
    // It opens the meeting that is next, and not whatever stands first in the project.
    const entry = { Reason: 'nextMeeting', Days: 15, MeetingId: meetings[0] }
    expect((await queue()).list).toMatchObject([entry])
    await complete(meetings[0] ?? 0, 15)
    expect((await queue()).list).toMatchObject([{ ...entry, MeetingId: meetings[1] }])
    await meet('planned', 3)
    expect(await reasonsOf()).toEqual([])
    await programme.db.run(sql`delete from meetings where state = 'planned'`)
    for (const id of meetings.slice(1)) await complete(id, 15)
    expect(await reasonsOf()).toEqual([])
  })

  it('names the oldest overdue action that the role sees, and how many there are', async () => {
    const { db, projectId, people } = programme
    await due(-3)
    await db.run(sql`
      insert into action_data (project_id, action_id, drawer, mentee_id, scheduled_at)
      values (${projectId}, ${meetings[1] ?? 0}, 'mentee', ${people.mentee.id}, now() - interval '5 days')`)
    expect((await queue()).list).toMatchObject([
      { Reason: 'overdue', Overdue: { Title: 'Δεύτερη', Count: 2 }, Days: 5 },
    ])
    await complete(meetings[1] ?? 0, 0)
    expect((await queue()).list).toMatchObject([{ Overdue: { Title: 'Βιογραφικό', Count: 1 } }])
    await db.run(sql`update project_actions set flags = flags | ${GRID_FLAGS.HideFromSupervisor}
      where action_id = ${task}`)
    expect(await reasonsOf()).toEqual([])
    expect(await reasonsOf('mentor')).toEqual([['mentee', 'overdue']])
    await db.run(sql`update project_actions set flags = ${GRID_FLAGS.Published}
      where action_id = ${task}`)
    await complete(task, 0)
    expect(await reasonsOf()).toEqual([])
  })

  it('names who was invited a week ago and never came', async () => {
    const id = programme.people.mentee.id
    await programme.db.run(sql`update users set last_signed_in_at = null,
      invited_at = now() - interval '8 days 1 hour' where id = ${id}`)
    expect((await queue()).list).toMatchObject([{ Reason: 'invitation', Days: 8 }])
    await programme.db.run(sql`update users set invited_at = now() where id = ${id}`)
    expect(await reasonsOf()).toEqual([])
  })

  it('leaves out who was seen to, until another action falls overdue', async () => {
    await due(-3)
    expect(await handle('overdue', null)).toMatchObject({ status: 200 })
    expect(await reasonsOf()).toEqual([])
    expect((await queue('admin')).list).toMatchObject([{ Mentee: { LastName: 'stranger' } }])
    await programme.db.run(sql`update supervision_handlings set at = now() - interval '4 days'`)
    expect(await reasonsOf()).toEqual([['mentee', 'overdue']])
  })

  it('brings back who was put off, on the day, with what was noted', async () => {
    const today = todayInAthens(new Date())
    await joinedBefore(12)
    await handle('firstMeeting', addDays(today, 1))
    expect(await reasonsOf()).toEqual([])
    await handle('firstMeeting', today)
    expect((await queue()).list).toMatchObject([
      { Handling: { Until: today, Note: 'Τηλεφώνησα', By: { LastName: 'supervisor' } } },
    ])
    const history = await programme.as.supervisor.ask('supervision.listHistory', {
      ProjectId: programme.projectId,
      MenteeId: programme.people.mentee.id,
    })
    expect(history.map(({ Until }) => Until)).toEqual([today, addDays(today, 1)])
  })

  it('has a person once, with all that they wait for, and lets go of it in one act', async () => {
    await due(-3)
    await joinedBefore(12)
    const { list, ...counts } = await people()
    expect(list).toMatchObject([
      {
        Mentee: { LastName: 'mentee' },
        Reasons: [{ Reason: 'firstMeeting' }, { Reason: 'overdue' }],
      },
    ])
    expect(counts).toEqual({
      count: 1,
      All: 1,
      Reasons: { firstMeeting: 1, nextMeeting: 0, overdue: 1, invitation: 0 },
    })
    // Narrowed to one reason it still says all of them.
    const narrowed = await people('supervisor', { Reason: 'overdue' })
    expect(narrowed.list).toEqual(list)
    expect(await handle('overdue firstMeeting', null)).toMatchObject({ status: 200 })
    expect(await people()).toMatchObject({ list: [], count: 0, All: 0 })
    await handle('overdue firstMeeting', todayInAthens(new Date()))
    expect((await people()).list).toMatchObject([
      { Reasons: [{ Reason: 'firstMeeting' }, { Reason: 'overdue' }] },
    ])
  })

  it('refuses to handle what nobody waits for, and people out of reach', async () => {
    await joinedBefore(12)
    expect(await handle('overdue', null)).toMatchObject({ status: 422 })
    expect(await handle('firstMeeting', null, 'otherMentor')).toMatchObject({ status: 404 })
    expect(await handle('firstMeeting', null, 'mentee')).toMatchObject({ status: 403 })
    const { count } = await programme.db.one<{ count: number }>(
      sql`select count(*)::int as count from supervision_handlings`,
    )
    expect(count).toBe(0)
  })

  it('shows each role its own people, and nobody those of another project', async () => {
    await due(-1)
    const mentee = [['mentee', 'overdue']]
    for (const name of ['mentor', 'supervisor', 'coordinator'] as const) {
      expect([name, await reasonsOf(name)]).toEqual([name, mentee])
    }
    expect(await reasonsOf('otherMentor')).toEqual([['stranger', 'overdue']])
    expect(await reasonsOf('admin')).toHaveLength(2)
    const foreign = await createProject(programme.db)
    await createPerson(programme.db, foreign, ['Mentee'])
    const refused = await programme.as.admin.call('supervision.listQueue', {
      ProjectId: foreign,
      page: 1,
    })
    expect(refused.status).toBeGreaterThanOrEqual(403)
  })

  it('is searched by name, mentor and reason', async () => {
    await due(-1)
    expect(await queue('admin', { Search: 'strang' })).toMatchObject({ count: 1, All: 2 })
    const { mentor } = programme.people
    expect((await queue('admin', { MentorId: mentor.id })).list).toHaveLength(1)
    expect(await queue('admin', { Reason: 'invitation' })).toMatchObject({
      list: [],
      count: 0,
      Reasons: { overdue: 2 },
    })
  })

  it('has whom the overview counts, whatever happens', async () => {
    const { db, projectId, people } = programme
    const times = (cell: number) => [-20, -8, 3].map((days) => days + cell)
    const events: readonly ((turn: number) => Promise<unknown>)[] = [
      (turn) => due((turn % 3) - 2),
      (turn) => joinedBefore(turn % 2 === 0 ? 12 : 3),
      (turn) => meet(turn % 2 === 0 ? 'held' : 'planned', times(turn % 2)[turn % 3] ?? 0),
      (turn) => complete([task, ...meetings][turn % 3] ?? 0, turn % 20).catch(() => undefined),
      () => db.run(sql`delete from completions`),
      () => db.run(sql`delete from meetings`),
      (turn) => handle('overdue', turn % 2 === 0 ? null : addDays(todayInAthens(new Date()), 3)),
      (turn) =>
        handle('nextMeeting', turn % 2 === 0 ? null : addDays(todayInAthens(new Date()), 1)),
      () => db.run(sql`delete from supervision_handlings`),
      (turn) =>
        db.run(sql`
        insert into action_data (project_id, action_id, drawer, mentee_id, scheduled_at, data)
        values (${projectId}, ${task}, 'mentee', ${people.mentee.id},
          now() + make_interval(days => ${(turn % 5) - 2}::int), '{}')
        on conflict (project_id, drawer, mentee_id, action_id, author_id)
        do update set scheduled_at = excluded.scheduled_at`),
      (turn) =>
        db.run(sql`
        insert into action_dues (project_id, mentee_id, action_id, ruled_on)
        values (${projectId}, ${people.mentee.id}, ${task}, now()::date + ${(turn % 4) - 2}::int)
        on conflict (project_id, mentee_id, action_id) do update set ruled_on = excluded.ruled_on`),
      (turn) =>
        db.run(sql`
        update users set last_signed_in_at = case when ${turn % 2 === 0} then now() end,
          invited_at = now() - interval '9 days'
        where id = ${people.mentee.id}`),
    ]
    const told = new Set<number>()
    for (let turn = 0; turn < 48; turn++) {
      // Each in every order after each other, in the long run.
      await events[(turn * 7 + Math.floor(turn / events.length)) % events.length]?.(turn)
      await expectSameBehind('admin')
      await expectSameBehind('supervisor')
      told.add((await queue()).list.length)
    }
    await db.run(sql`delete from action_dues`)
    expect([...told].toSorted()).toEqual(expect.arrayContaining([0, 1, 2]))
  }, 120_000)

  it('counts where the project stands and what mentors carry', async () => {
    await due(-1)
    await meet('held', -20)
    await complete(meetings[1] ?? 0, 0)
    const ProjectId = programme.projectId
    expect(await programme.as.admin.ask('supervision.getOverview', { ProjectId })).toEqual({
      Mentees: 2,
      Behind: 2,
      MeetingsThisWeek: 0,
      CompletionsThisWeek: 1,
    })
    const loads = (name: PersonName, rest: object = {}) =>
      programme.as[name].ask('supervision.listMentorLoads', { ProjectId, page: 1, ...rest })
    expect(await loads('supervisor')).toMatchObject({
      list: [{ Mentor: { LastName: 'mentor' }, Mentees: 1, Behind: 1, Planned: 0, Held: 1 }],
      count: 1,
      All: 1,
    })
    const byHeld = await loads('admin', { Order: 'held', Desc: true })
    expect(byHeld.list.map(({ Held }) => Held)).toEqual([1, 0])
    expect(await loads('admin', { Search: 'other' })).toMatchObject({ count: 1, All: 2 })
  })
})
