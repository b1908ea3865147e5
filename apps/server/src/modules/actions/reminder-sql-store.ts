import { sql, type Sql } from '../../kernel/database/sql.ts'

const projectPart = (name: 'Days' | 'Mentor'): Sql =>
  name === 'Days'
    ? sql`p.settings #> '{Config,DueReminders,Days}'`
    : sql`p.settings #> '{Config,DueReminders,ToMentor}'`

/** The days of the reminders that the project `p` has. */
export const projectDays: Sql = sql`array(
  select (one #>> '{}')::int from jsonb_array_elements(
    case jsonb_typeof(${projectPart('Days')}) when 'array' then ${projectPart('Days')} else '[]' end) one)`

/** Whether the project `p` has mentors reminded. */
export const projectMentor: Sql = sql`coalesce(${projectPart('Mentor')} = 'true', false)`

/** A cell in a statement: its columns, or expressions of them. */
export interface CellSql {
  readonly projectId: Sql
  readonly menteeId: Sql
  readonly actionId: Sql
}

/** The condition that a deadline still matters for a mentee: nothing is done or dated, and it is shown. */
export const isOpen = ({ projectId, menteeId, actionId }: CellSql): Sql => sql`(
  not exists (
    select from completions done
    where done.project_id = ${projectId} and done.mentee_id = ${menteeId}
      and done.action_id = ${actionId} and done.completed_at is not null)
  and not exists (
    select from action_data dated
    where dated.project_id = ${projectId} and dated.drawer = 'mentee'
      and dated.mentee_id = ${menteeId} and dated.action_id = ${actionId}
      and dated.scheduled_at is not null)
  and not exists (
    select from unshown_actions hidden
    where hidden.project_id = ${projectId} and hidden.mentee_id = ${menteeId}
      and hidden.action_id = ${actionId}))`

/** The mentor whom a mentee has now for the action, or else by default; null without one. */
export const mentorOf = ({ projectId, menteeId, actionId }: CellSql): Sql => sql`(
  select r.holder_id from relations r
  join memberships holder on holder.project_id = r.project_id and holder.user_id = r.holder_id
    and holder.is_mentor and holder.active and holder.left_at is null
  join users person on person.id = r.holder_id and person.state = 1
  where r.project_id = ${projectId} and r.kind = 'mentor' and r.subject_id = ${menteeId}
    and (r.action_id is null or r.action_id = ${actionId}) and r.to_at is null
  order by r.action_id nulls last limit 1)`
