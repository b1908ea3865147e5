import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

/** Half of them are few enough to be looked up one by one; for all of them the project is read. */
const MENTEES = 1_200

describe('supervision of many people', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId, people } = programme
    const meetingId = await createAction(db, projectId, { typeId: 1 })
    const tasks = [await createAction(db, projectId), await createAction(db, projectId)]
    const [first = 0, second = 0] = tasks
    await db.run(sql`
      update project_actions set due_on = now()::date - 5 where action_id = any (${tasks}::int[])`)
    await db.run(sql`
      with made as (
        insert into users (username, first_name, last_name, sort_key, search_key, last_signed_in_at)
        select 'many' || n, 'Άννα', 'Δοκιμή', 'many' || n, 'many' || n,
          case when n % 17 > 0 then now() end
        from generate_series(1, ${MENTEES}::int) n returning id
      ), joined as (
        insert into memberships (project_id, user_id, roles, joined_at)
        select ${projectId}, id, array['Mentee'], now() - make_interval(days => id % 20) from made
        returning user_id
      )
      insert into relations (project_id, kind, holder_id, subject_id)
      select ${projectId}, 'mentor', 
        case when user_id % 2 = 0 then ${people.mentor.id}::int else ${people.otherMentor.id} end,
        user_id
      from joined`)
    // Some have one, some have both, some have completed what they had also planned.
    await db.run(sql`
      insert into completions (project_id, mentee_id, action_id, completed_at)
      select project_id, user_id, action_id, now() - make_interval(days => user_id % 30)
      from memberships, unnest(${[...tasks, meetingId]}::int[]) action_id
      where is_mentee and (user_id + action_id) % 4 > 0`)
    // Whose days passed earlier; some lack only the earliest, which is not what is looked at first.
    const earlier: number[] = []
    for (let days = 30; days <= 50; days += 10) {
      const action = await createAction(db, projectId)
      earlier.push(action)
      await db.run(sql`
        update project_actions set due_on = now()::date - ${days}::int where action_id = ${action}`)
    }
    await db.run(sql`
      insert into completions (project_id, mentee_id, action_id, completed_at)
      select project_id, user_id, action_id, now() - interval '20 days'
      from memberships, unnest(${earlier}::int[]) action_id
      where is_mentee and (user_id % 9 > 0 or action_id < ${earlier.at(-1) ?? 0})`)
    await db.run(sql`
      insert into action_data (project_id, action_id, drawer, mentee_id, scheduled_at, data)
      select project_id, ${first}::int, 'mentee', user_id,
        now() + make_interval(hours => user_id % 500 - 100), '{}'
      from memberships where is_mentee and user_id % 3 = 0`)
    await db.run(sql`
      insert into action_dues (project_id, mentee_id, action_id, ruled_on)
      select project_id, user_id, ${second}::int, now()::date + user_id % 5 - 2
      from memberships where is_mentee and user_id % 7 = 0`)
    await db.run(sql`
      insert into meetings (project_id, action_id, mentor_id, mentee_id, during, state)
      select r.project_id, ${meetingId}::int, holder_id, subject_id,
        tstzrange(at, at + interval '45 minutes'), case when at < now() then 'held' else 'planned' end
      from relations r, lateral (
        select now() + make_interval(mins => 47 * (subject_id - 900)) as at) t
      where r.kind = 'mentor' and subject_id % 5 < 2`)
    await db.run(sql`
      insert into supervision_handlings (project_id, mentee_id, reason, since, at, until)
      select project_id, user_id, (array['overdue', 'firstMeeting', 'nextMeeting'])[1 + user_id % 3],
        now() - interval '9 days', now() - make_interval(days => user_id % 8),
        case when user_id % 2 = 0 then now()::date + user_id % 5 - 2 end
      from memberships where is_mentee and user_id % 11 = 0`)
  }, 60_000)
  afterAll(() => programme.close())

  it('tells of all of them what is told of them in two halves', async () => {
    const { as, projectId: ProjectId } = programme
    const [all, ...halves] = await Promise.all(
      (['admin', 'mentor', 'otherMentor'] as const).map(async (name) => {
        const { Reasons, All } = await as[name].ask('supervision.listQueue', { ProjectId, page: 1 })
        return {
          ...(await as[name].ask('supervision.getOverview', { ProjectId })),
          ...Reasons,
          All,
        }
      }),
    )
    expect(all?.Mentees).toBe(MENTEES + 2)
    for (const [figure, sum] of Object.entries(all ?? {})) {
      const [one = 0, other = 0] = halves.map((half) => half[figure as keyof typeof half])
      expect([figure, one + other]).toEqual([figure, sum])
      expect(sum).toBeGreaterThan(0)
    }
  })

  it('counts as behind whom mentors carry who wait for something', async () => {
    const { as, projectId: ProjectId } = programme
    const { Behind } = await as.admin.ask('supervision.getOverview', { ProjectId })
    const { list } = await as.admin.ask('supervision.listMentorLoads', { ProjectId, page: 1 })
    expect(list.reduce((sum, mentor) => sum + mentor.Behind, 0)).toBe(Behind)
  })
})
