import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { ActionPlace } from './due-store.ts'
import { isOpen, mentorOf, projectDays, projectMentor } from './reminder-sql-store.ts'

type Calls = typeof contract.actions.calls
export type Reminders = OutputOf<Calls['getDueReminders']>['Project']

/** The reminders of an action, and those of its project. */
export interface StoredReminders {
  own: Reminders | null
  project: Reminders
}

/** When people are reminded of the deadline of an action; locked where that is to be written. */
export function findReminders(
  db: Db,
  { projectId, actionId }: ActionPlace,
  lock: boolean,
): Promise<StoredReminders | undefined> {
  return db.row(sql`
    select case when pa.reminder_days is not null then
        jsonb_build_object('Days', to_jsonb(pa.reminder_days), 'Mentor', pa.reminds_mentor) end as own,
      jsonb_build_object('Days', to_jsonb(${projectDays}), 'Mentor', ${projectMentor}) as project
    from project_actions pa join projects p on p.id = pa.project_id
    where pa.project_id = ${projectId} and pa.action_id = ${actionId}
    ${lock ? sql`for update of pa` : sql``}`)
}

/** Writes when people are reminded; null for as the project says. */
export async function writeReminders(
  db: Db,
  { projectId, actionId }: ActionPlace,
  own: Reminders | null,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  await db.run(sql`
    update project_actions set reminder_days = ${own?.Days ?? null}::smallint[],
      reminds_mentor = ${own?.Mentor ?? null}::boolean,
      revision = revision + 1, changed_at = ${at}, changed_by = ${by}
    where project_id = ${projectId} and action_id = ${actionId}`)
}

const PAGE_SIZE = 20

interface Asked {
  readonly reminders: Reminders
  readonly reach: Sql
  readonly page: Paged
  /** The first day on which anybody is still to be reminded. */
  readonly from: string
}

/** Whom of `reach` these reminders would reach next, each once. */
export async function previewReminders(
  db: Db,
  { projectId, actionId }: ActionPlace,
  { reminders, reach, page, from }: Asked,
): Promise<OutputOf<Calls['previewDueReminders']>> {
  const cell = {
    projectId: sql`${projectId}::int`,
    menteeId: sql`m.user_id`,
    actionId: sql`${actionId}::int`,
  }
  const { Published, HideFromMentee, HideFromMentor } = GRID_FLAGS
  return db.one(sql`
    with next as materialized (
      select m.user_id, m.sort_key, u.first_name, u.last_name, coalesce(own.due_on, pa.due_on) as due,
        min(coalesce(own.due_on, pa.due_on) + d.days) as day,
        pa.flags & ${HideFromMentor}::int = 0 as told
      from memberships m
      join users u on u.id = m.user_id and u.state = 1
      join project_actions pa on pa.project_id = m.project_id and pa.action_id = ${actionId}
        and pa.archived_at is null and pa.flags & ${Published | HideFromMentee}::int = ${Published}::int
      left join action_dues own on own.project_id = m.project_id and own.mentee_id = m.user_id
        and own.action_id = pa.action_id
      cross join unnest(${reminders.Days}::int[]) as d (days)
      where m.project_id = ${projectId} and m.is_mentee and m.left_at is null and m.active
        and coalesce(own.due_on, pa.due_on) + d.days >= ${from}::date
        and not exists (
          select from due_reminders r
          where r.user_id = m.user_id and r.project_id = m.project_id and r.mentee_id = m.user_id
            and r.action_id = pa.action_id and r.due_on = coalesce(own.due_on, pa.due_on)
            and r.days = d.days)
        and ${isOpen(cell)} and ${reach}
      group by 1, 2, 3, 4, 5, 7
    ),
    part as (
      select m.*, case when ${reminders.Mentor}::boolean and told then (
          select x.first_name || ' ' || x.last_name from users x where x.id = ${mentorOf(cell)}) end as mentor
      from (
        select * from next order by day, sort_key, user_id
        ${pageOf(page, PAGE_SIZE)}) m
    )
    select (select count(*)::int from next) as "All", (select count(*)::int from part) as count,
      coalesce((select jsonb_agg(jsonb_build_object('Id', user_id, 'FirstName', first_name,
          'LastName', last_name, 'On', day, 'Due', due, 'Mentor', mentor)
        order by day, sort_key, user_id) from part), '[]') as list`)
}
