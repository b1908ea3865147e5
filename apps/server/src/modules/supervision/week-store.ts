import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { withinOfEach } from '../people/index.ts'
import { waitingTables, type Watch } from './waiting-store.ts'

/**
 * Takes a project whose supervisors have not been told of a week; undefined when all of them were, or
 * joined only after it was due.
 */
export async function takeWeek(
  db: Db,
  { week, due }: { readonly week: string; readonly due: Date },
): Promise<number | undefined> {
  const row = await db.row<{ projectId: number }>(sql`
    insert into supervision_weeks (project_id, week)
    select p.id, ${week}::date from projects p
    where p.archived_at is null
      and exists (select from memberships m where m.project_id = p.id and m.left_at is null
        and 'Supervisor' = any (m.roles) and m.joined_at <= ${due})
      and not exists (select from supervision_weeks w where w.project_id = p.id and w.week = ${week}::date)
    order by p.id limit 1
    on conflict do nothing
    returning project_id as "projectId"`)
  return row?.projectId
}

/** How those stand whom one supervisor looks after. */
export interface WeekRow {
  userId: number
  mentees: number
  waiting: number
  firstMeeting: number
  nextMeeting: number
  overdue: number
  invitation: number
  held: number
  completed: number
}

/**
 * The same for each supervisor of a project who looks after somebody; what was done, of the last seven
 * days.
 * @param watch `due` is when the week was to be told of: who joined after it is not told.
 */
export function listWeeks(
  db: Db,
  watch: Omit<Watch, 'ways' | 'named'> & { readonly due: Date },
): Promise<WeekRow[]> {
  const { projectId, now, due } = watch
  const askers = { projectId, userId: sql`asker.user_id`, reach: sql`'supervised'` }
  const isPast = (at: Sql) =>
    sql`${at} > ${now}::timestamptz - interval '7 days' and ${at} <= ${now}::timestamptz`
  return db.rows(sql`
    with ${waitingTables({ ...watch, ways: [sql`true`], named: sql`true` })},
    reached as materialized (
      select asker.user_id, m.user_id as mentee_id
      from memberships asker
      join users u on u.id = asker.user_id and u.state = 1
      join memberships m on m.project_id = asker.project_id and m.user_id in (select user_id from people)
        and ${withinOfEach(askers, sql`0`)}
      where asker.project_id = ${projectId} and asker.left_at is null
        and asker.joined_at <= ${due}
        and 'Supervisor' = any (asker.roles)
    ),
    held as materialized (
      select g.mentee_id, count(*) as count from meetings g
      where g.project_id = ${projectId} and g.state = 'held' and ${isPast(sql`lower(g.during)`)}
      group by 1
    ),
    completed as materialized (
      select c.mentee_id, count(*) as count from completions c
      where c.project_id = ${projectId} and ${isPast(sql`c.completed_at`)}
        and c.action_id in (select action_id from shown)
      group by 1
    ),
    waits as materialized (
      select mentee_id, bool_or(reason = 'firstMeeting') as first, bool_or(reason = 'nextMeeting') as next,
        bool_or(reason = 'overdue') as overdue, bool_or(reason = 'invitation') as invitation
      from waiting group by 1
    )
    select r.user_id as "userId", count(*)::int as mentees, count(w.mentee_id)::int as waiting,
      (count(*) filter (where w.first))::int as "firstMeeting",
      (count(*) filter (where w.next))::int as "nextMeeting",
      (count(*) filter (where w.overdue))::int as overdue,
      (count(*) filter (where w.invitation))::int as invitation,
      coalesce(sum(held.count), 0)::int as held, coalesce(sum(completed.count), 0)::int as completed
    from reached r
    left join waits w using (mentee_id)
    left join held using (mentee_id)
    left join completed using (mentee_id)
    group by r.user_id order by r.user_id`)
}
