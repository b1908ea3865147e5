import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('leaving a project', () => {
  let programme: SmallProgramme

  beforeEach(async () => {
    programme = await startSmallProgramme()
  })
  afterEach(() => programme.close())

  it('ends membership and relations with their history, and sends the sessions elsewhere', async () => {
    const { db, projectId, people, as, server } = programme
    const second = await createProject(db)
    await db.run(sql`
      insert into memberships (project_id, user_id, roles)
      values (${second}, ${people.mentor.id}, array['Mentor', 'Mentee'])`)
    await db.run(sql`update users set default_project_id = ${projectId}
      where id = ${people.mentor.id}`)
    const elsewhere = await server.client().signIn(people.mentor.username)

    await as.mentor.ask('identity.leaveProject', {})

    const relations = await db.rows<{ kind: string; ended: boolean; by: number | null }>(sql`
      select kind, to_at is not null as ended, ended_by as by from relations
      where ${people.mentor.id} in (holder_id, subject_id) order by id`)
    expect(relations).toEqual([
      { kind: 'mentor', ended: true, by: people.mentor.id },
      { kind: 'supervisor', ended: true, by: people.mentor.id },
    ])
    const others = await db.one<{ open: number }>(
      sql`select count(*)::int as open from relations where to_at is null`,
    )
    expect(others.open).toBe(2)
    for (const client of [as.mentor, elsewhere]) {
      const identity = async () => client.ask('identity.getIdentity', {})
      await expect.poll(async () => (await identity()).ProjectId).toBe(second)
      expect(await identity()).toMatchObject({ Role: 'Mentor', Projects: [{ Id: second }] })
    }
    const header = { ProjectId: projectId }
    const refused = await as.mentor.call('grid.getActionsGridHeader', header)
    expect(refused.status).toBe(404)
    const { verb, detail } = await db.one<{ verb: string; detail: object }>(sql`
      select verb, detail from audit_log where verb = 'identity.projectLeft'`)
    expect([verb, detail]).toEqual([
      'identity.projectLeft',
      { roles: ['Mentor'], cancelledMeetings: 0, places: 0 },
    ])
  })

  it('cancels the meetings that are still to come, of mentees too, and no others', async () => {
    const { db, projectId, people, as } = programme
    const action = await createAction(db, projectId, { typeId: 1 })
    const past = await createAction(db, projectId, { typeId: 1 })
    const plan = (actionId: number, mentee: number, mentor: number, at: string) =>
      db.run(sql`
        insert into meetings (project_id, action_id, mentor_id, mentee_id, during)
        values (${projectId}, ${actionId}, ${mentor}, ${mentee}, tstzrange(
          now() + ${at}::interval, now() + ${at}::interval + interval '45 minutes'))`)
    const { mentor, mentee, otherMentor, stranger } = people
    await plan(action, mentee.id, mentor.id, '1 day')
    await plan(past, mentee.id, mentor.id, '-1 day')
    await plan(action, stranger.id, otherMentor.id, '2 days')
    await db.run(sql`
      insert into action_data (project_id, action_id, drawer, mentee_id, data, scheduled_at, updated_at,
        updated_by)
      select project_id, action_id, 'mentee', mentee_id, '{"date": "2026-03-05", "goal": "x"}',
        lower(during), now(), mentor_id
      from meetings`)
    await as.mentee.ask('identity.leaveProject', { ProjectId: projectId })
    const own = await db.rows(sql`
      select d.scheduled_at is null as free, d.data ->> 'date' is null as "noDate", d.data ->> 'goal' as goal
      from action_data d join meetings g using (project_id, action_id, mentee_id) order by g.during`)
    expect(own).toEqual([
      { free: false, noDate: false, goal: 'x' },
      { free: true, noDate: true, goal: 'x' },
      { free: false, noDate: false, goal: 'x' },
    ])
    const meetings = await db.rows<{ mentee: number; state: string }>(sql`
      select mentee_id as mentee, state from meetings order by during`)
    expect(meetings).toEqual([
      { mentee: mentee.id, state: 'planned' },
      { mentee: mentee.id, state: 'cancelled' },
      { mentee: stranger.id, state: 'planned' },
    ])
  })

  it('leads to no project where there is no other', async () => {
    const { as } = programme
    await as.mentee.ask('identity.leaveProject', {})
    const identity = await as.mentee.ask('identity.getIdentity', {})
    expect(identity).toMatchObject({ ProjectId: null, Role: null, Projects: [] })
    expect((await as.mentee.call('identity.leaveProject', {})).status).toBe(404)
  })

  it('is refused to the last Admin, and to one of two who leave at once', async () => {
    const { db, projectId, as, server } = programme
    const refused = await as.admin.call('identity.leaveProject', {})
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { fields: [{ field: 'ProjectId', rule: 'last_admin' }] },
    ])
    const archived = await createPerson(db, projectId, ['Admin'])
    await db.run(sql`update users set state = 3 where id = ${archived.id}`)
    expect((await as.admin.call('identity.leaveProject', {})).status).toBe(422)

    const other = await createPerson(db, projectId, ['Admin'])
    const clients = [as.admin, await server.client().signIn(other.username)]
    const answers = await Promise.all(clients.map((one) => one.call('identity.leaveProject', {})))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('takes one effect from fifty simultaneous submissions', async () => {
    const { db, as } = programme
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        as.mentee.call('identity.leaveProject', {}, { 'idempotency-key': 'leave-1' }),
      ),
    )
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    const { times } = await db.one<{ times: number }>(sql`
      select count(*)::int as times from audit_log where verb = 'identity.projectLeft'`)
    expect(times).toBe(1)
  })
})
