import { addDays, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, relate } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('the homes', () => {
  let programme: SmallProgramme
  let ProjectId: number
  let meeting: number
  let task: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId, people } = programme
    ProjectId = projectId
    meeting = await createAction(db, projectId, { typeId: 1, title: 'Γνωριμία' })
    task = await createAction(db, projectId, { title: 'Βιογραφικό' })
    await db.run(sql`update users set last_signed_in_at = now()`)
    await db.run(sql`
      update project_actions set due_on = ${addDays(todayInAthens(new Date()), -3)}::date
      where action_id = ${task}`)
    await db.run(sql`
      insert into meetings (project_id, action_id, mentor_id, mentee_id, during, state)
      select ${projectId}, ${meeting}, ${people.mentor.id}, ${people.mentee.id},
        tstzrange(at, at + interval '45 minutes'), 'planned'
      from (select now() + interval '2 hours' as at) t`)
  })
  afterAll(() => programme.close())

  it.each(['admin', 'coordinator', 'supervisor'] as const)(
    'tells %s what the screens tell that its numbers open',
    async (name) => {
      const as = programme.as[name]
      const home = await as.ask('homes.getStaff', { ProjectId })
      expect(home.Overview).toEqual(await as.ask('supervision.getOverview', { ProjectId }))
      const queue = await as.ask('supervision.listQueue', { ProjectId, page: 1 })
      expect(home.Waiting).toEqual({ list: queue.list.slice(0, 5), count: queue.count })
      expect(home.Waiting.count).toBe(home.Overview.Behind)
      expect(home.Waiting.count).toBeGreaterThan(0)
      for (const [What, number] of [
        ['meetings', home.Overview.MeetingsThisWeek],
        ['completions', home.Overview.CompletionsThisWeek],
      ] as const) {
        const { list, count } = await as.ask('supervision.listWeek', { ProjectId, What, page: 1 })
        expect([What, count, list.length]).toEqual([What, number, number])
      }
    },
  )

  it('says in one line what one person did in one way, and opens each of it', async () => {
    const { as, people, db } = programme
    await db.run(sql`
      insert into audit_log (verb, actor_id, subject_id, project_id, request_id, detail)
      select 'payments.set', ${people.admin.id}, ${people.mentee.id}, ${ProjectId}, 'x', '{}'
      from generate_series(1, 48)`)
    const { Changes } = await as.coordinator.ask('homes.getStaff', { ProjectId })
    expect(Changes).toMatchObject([{ Count: 48, People: 1, Latest: { Verb: 'payments.set' } }])
    for (const { Day, Count, Latest } of Changes) {
      const alike = { Day, Verb: Latest.Verb, ById: Latest.By?.Id ?? null }
      const found = await as.coordinator.ask('people.listActivity', {
        ProjectId,
        page: 1,
        ...alike,
      })
      expect([Latest.Verb, found.count]).toEqual([Latest.Verb, Count])
      expect(found.list[0]).toEqual(Latest)
    }
  })

  it('tells a mentor who waits for them and whom they meet, and nobody else’s', async () => {
    const mine = await programme.as.mentor.ask('homes.getMentor', { ProjectId })
    expect(mine.Waiting.list.map(({ Mentee }) => Mentee.LastName)).toEqual(['mentee'])
    expect(mine.Meetings).toMatchObject([{ Mentee: { LastName: 'mentee' }, State: 'planned' }])
    const other = await programme.as.otherMentor.ask('homes.getMentor', { ProjectId })
    expect(other.Waiting.list.map(({ Mentee }) => Mentee.LastName)).toEqual(['stranger'])
    expect(other.Meetings).toEqual([])
    expect((await programme.as.mentor.call('homes.getStaff', { ProjectId })).status).toBe(403)
  })

  it('tells a mentee of their actions, their next meeting and their mentor', async () => {
    const { as, people } = programme
    const home = await as.mentee.ask('homes.getMentee', { ProjectId })
    const MenteeId = people.mentee.id
    expect(home.Actions).toEqual(
      await as.mentee.ask('actions.listMenteeActions', { ProjectId, MenteeId }),
    )
    expect(home).toMatchObject({
      Meeting: { ActionId: meeting },
      Sessions: [],
      Mentor: { Id: people.mentor.id, LastName: 'mentor' },
    })
    expect((await as.stranger.ask('homes.getMentee', { ProjectId })).Meeting).toBeNull()
  })

  it.each(['SupervisorLite', 'SupervisorLitePlus'] as const)(
    'tells a %s why their people wait, and lets them change nothing',
    async (role) => {
      const { db, people, server } = programme
      const person = await createPerson(db, ProjectId, [role])
      await relate(db, ProjectId, 'supervisor', [person, people.mentor])
      const reader = await server.client().signIn(person.username)
      const home = await reader.ask('homes.getReader', { ProjectId })
      expect(home).toMatchObject({ Reports: [], Waiting: { count: 1 } })
      const MenteeId = people.mentee.id
      const handled = await reader.call('supervision.handleEntry', {
        ...{ ProjectId, MenteeId, Reasons: ['overdue'], Note: '', Until: null },
      })
      expect(handled.status).toBe(403)
    },
  )
})
