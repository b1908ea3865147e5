import type { Db } from '../kernel/database/database.ts'
import { sql, type Sql } from '../kernel/database/sql.ts'
import { countingFlags, isShownTo } from '../modules/actions/index.ts'
import {
  countActions,
  countBands,
  countWeeks,
  countedNow,
  type Figures,
} from '../modules/supervision/index.ts'

/** The figures of statistics counted from what is there now: what those that are kept have to be. */
const countedFigures: Figures = {
  ...countedNow,
  progress: ({ projectId }) => sql`
    select coalesce(f.done, 0) as done, 
      (select count(*) from counting) - coalesce(x.cells, 0) as total, count(*) as people
    from people p left join (
      select c.mentee_id, count(*) as done from completions c
      where c.project_id = ${projectId} and c.completed_at is not null
        and c.mentee_id in (select user_id from people)
        and c.action_id in (select action_id from counting)
        and ${isShownTo(projectId, sql`c.mentee_id`, sql`c.action_id`)}
      group by c.mentee_id
    ) f on f.mentee_id = p.user_id
    left join (
      select a.mentee_id, count(*) as cells from apart a
      where a.action_id in (select action_id from counting) group by a.mentee_id
    ) x on x.mentee_id = p.user_id
    group by 1, 2`,
  finished: ({ projectId }) => sql`
    select action_id, coalesce(f.done, 0) as done, coalesce(x.mentees, 0) as apart
    from (
      select c.action_id, count(*) as done from completions c
      where c.project_id = ${projectId} and c.completed_at is not null
        and c.mentee_id in (select user_id from people)
        and c.action_id in (select action_id from shown)
        and ${isShownTo(projectId, sql`c.mentee_id`, sql`c.action_id`)}
      group by c.action_id
    ) f
    full join (
      select action_id, count(*) as mentees from apart
      where mentee_id in (select user_id from people) group by action_id
    ) x using (action_id)`,
}

/** The statistics of a project's people for whom the condition on `memberships m` holds, as an Admin sees actions. */
export async function countStatistics(db: Db, projectId: number, reach: Sql, now: Date) {
  const watch = {
    projectId,
    ways: [reach],
    named: reach,
    hiding: 0,
    counting: countingFlags('Admin'),
    now,
  }
  const reader = { language: 'el', role: 'Admin' } as const
  const Weeks = await countWeeks(db, watch, countedFigures)
  const { Mentees, Bands } = await countBands(db, watch, countedFigures)
  const Actions = await countActions(db, watch, countedFigures, Mentees, reader)
  return { Mentees, Weeks, Bands, Actions }
}

/** Who is within reach as the rows of relations have it, beside what triggers keep of them. */
export const reachByRelations = {
  coordinated: (projectId: number, userId: number): Sql => sql`m.user_id in (
    select subject_id from relations
    where project_id = ${projectId} and kind = 'coordinator' and holder_id = ${userId}
      and to_at is null)`,
  supervised: (projectId: number, userId: number): Sql => sql`m.user_id in (
    with supervised as (
      select subject_id from relations
      where project_id = ${projectId} and kind = 'supervisor' and holder_id = ${userId}
        and to_at is null)
    select subject_id from supervised
    union
    select r.subject_id from relations r join supervised s on s.subject_id = r.holder_id
    where r.project_id = ${projectId} and r.kind = 'mentor' and r.action_id is null
      and r.to_at is null)`,
}
