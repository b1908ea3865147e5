import type pg from 'pg'
import type { Seeded } from './seed.ts'

/**
 * Gives a seeded project what supervision looks at: meetings that were held and that are planned,
 * deadlines for a fifth of the actions that have passed for who has not completed them, dates that have passed, and
 * for a tenth of the people that somebody has seen to it.
 */
export async function addDailyWork(client: pg.Client, { projectId }: Seeded): Promise<void> {
  await client.query(
    `update project_actions set due_on = now()::date - 30 where project_id = $1 and action_id % 5 = 0`,
    [projectId],
  )
  await client.query(
    `update action_data set scheduled_at = now() - interval '2 days'
     where project_id = $1 and mentee_id % 20 = 3`,
    [projectId],
  )
  const meet = (state: string, at: string, who: string) =>
    client.query(
      `insert into meetings (project_id, action_id, mentor_id, mentee_id, state, during)
       select $1, (
           select min(pa.action_id) from project_actions pa join actions a on a.id = pa.action_id
           join action_types t on t.id = a.type_id where pa.project_id = $1 and t.is_meeting),
         r.holder_id, r.subject_id, $2, tstzrange(${at}, ${at} + interval '45 minutes')
       from relations r where r.project_id = $1 and r.kind = 'mentor' and ${who}`,
      [projectId, state],
    )
  await meet('held', `now() - make_interval(hours => r.subject_id % 1500)`, 'true')
  await meet('planned', `now() + make_interval(mins => 15 * r.subject_id)`, 'r.subject_id % 3 = 0')
  await client.query(
    `insert into supervision_handlings (project_id, mentee_id, reason, since, at)
     select $1, user_id, 'overdue', now() - interval '20 days', now()
     from memberships where project_id = $1 and is_mentee and user_id % 10 = 0`,
    [projectId],
  )
}
