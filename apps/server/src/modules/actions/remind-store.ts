import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'
import { wordsFor } from './store.ts'
import { isOpen, mentorOf, projectDays, projectMentor } from './reminder-sql-store.ts'

/** One deadline of which one person is to be reminded. */
export interface ReminderRow {
  projectId: number
  /** The mentee, or their mentor. */
  userId: number
  isMentor: boolean
  menteeId: number
  name: string
  actionId: number
  typeId: number
  title: string
  titles: Record<string, string>
  data: Record<string, unknown>
  enableCondition: string
  dueOn: string
  days: number
}

/** Somebody in a project. */
export interface Member {
  readonly projectId: number
  readonly userId: number
}

/**
 * Of what people are to be reminded today, and of what they were to be yesterday and could not: some
 * people after another one, so many at most, each with everything. Whoever has been reminded today is
 * left out until tomorrow.
 */
export function listToRemind(
  db: Db,
  today: string,
  after: Member,
  most: number,
): Promise<ReminderRow[]> {
  const { Published, HideFromMentee, HideFromMentor } = GRID_FLAGS
  const cell = {
    projectId: sql`c.project_id`,
    menteeId: sql`c.mentee_id`,
    actionId: sql`c.action_id`,
  }
  return db.rows(sql`
    with plans as materialized (
      select pa.project_id, pa.action_id, pa.due_on as fixed, d.days,
        coalesce(pa.reminds_mentor, ${projectMentor})
          and pa.flags & ${HideFromMentor}::int = 0 as mentor,
        ${today}::date - d.days as due,
        -- What was arranged today says nothing of yesterday.
        case when coalesce((pa.changed_at at time zone 'Europe/Athens')::date < ${today}::date, true)
          then ${today}::date - d.days - 1 end as due_before
      from project_actions pa
      join projects p on p.id = pa.project_id and p.archived_at is null
      cross join lateral unnest(coalesce(pa.reminder_days::int[], ${projectDays})) as d (days)
      where pa.archived_at is null and pa.flags & ${Published | HideFromMentee}::int = ${Published}::int
    ),
    cells as materialized (
      select p.*, o.mentee_id, o.due_on from plans p
      join action_dues o on o.project_id = p.project_id and o.action_id = p.action_id
        and o.due_on in (p.due, p.due_before)
      union all
      select p.*, m.user_id, p.fixed from plans p
      join memberships m on m.project_id = p.project_id and m.is_mentee and m.left_at is null
      where p.fixed in (p.due, p.due_before) and not exists (
        select from action_dues o
        where o.project_id = p.project_id and o.mentee_id = m.user_id and o.action_id = p.action_id
          and o.due_on is not null)
    ),
    open as materialized (
      select c.*, u.first_name || ' ' || u.last_name as name
      from cells c
      join memberships m on m.project_id = c.project_id and m.user_id = c.mentee_id and m.is_mentee
        and m.active and m.left_at is null
      join users u on u.id = c.mentee_id and u.state = 1
      where ${isOpen(cell)}
    ),
    addressed as (
      select c.*, c.mentee_id as user_id, false as is_mentor from open c
      union all
      select c.*, ${mentorOf(cell)}, true from open c where c.mentor
    ),
    untold as materialized (
      select a.* from addressed a
      where a.user_id is not null
        and (a.project_id, a.user_id) > (${after.projectId}::int, ${after.userId}::int)
        and not exists (
          select from due_reminders r
          where r.user_id = a.user_id and r.project_id = a.project_id and r.mentee_id = a.mentee_id
            and r.action_id = a.action_id and r.due_on = a.due_on and r.days = a.days)
        and not exists (
          select from due_reminders r
          where r.told_on = ${today}::date and r.project_id = a.project_id and r.user_id = a.user_id
            and not r.withdrawn)
    )
    select t.project_id as "projectId", t.user_id as "userId", t.is_mentor as "isMentor",
      t.mentee_id as "menteeId", t.name, t.action_id as "actionId", a.type_id as "typeId",
      w.words ->> 'title' as title, w.words -> 'titles' as titles, a.data, a.enable_condition as "enableCondition", t.due_on as "dueOn", t.days
    from untold t
    join (
      select distinct project_id, user_id from untold order by 1, 2 limit ${whole(most)}
    ) part using (project_id, user_id)
    join actions a on a.id = t.action_id
    cross join lateral (
      select case when t.is_mentor then ${wordsFor('Mentor')} else ${wordsFor('Mentee')} end as words
    ) w
    order by t.project_id, t.user_id, t.due_on, t.name, t.action_id`)
}

/** Keeps of what people have been reminded. */
export async function insertReminded(
  db: Db,
  today: string,
  rows: readonly ReminderRow[],
): Promise<void> {
  await db.run(sql`
    insert into due_reminders (user_id, project_id, mentee_id, action_id, due_on, days, told_on)
    select *, ${today}::date from unnest(${rows.map(({ userId }) => userId)}::int[],
      ${rows.map(({ projectId }) => projectId)}::int[], ${rows.map(({ menteeId }) => menteeId)}::int[],
      ${rows.map(({ actionId }) => actionId)}::int[], ${rows.map(({ dueOn }) => dueOn)}::date[],
      ${rows.map(({ days }) => days)}::smallint[])
    on conflict do nothing`)
}

/** Somebody who was told on a day of deadlines. */
interface Told extends Member {
  readonly toldOn: string
}

/** What was told so many days ago is looked at; older lines are left to be. */
const LOOKED_BACK = 14

/**
 * Takes back what people were told on one day of which nothing is so any more: today, or on the days
 * before, since a line waits until it is read. Who they are, and when they were told.
 */
export function withdrawReminded(db: Db, today: string): Promise<Told[]> {
  const { Published, HideFromMentee } = GRID_FLAGS
  const cell = {
    projectId: sql`r.project_id`,
    menteeId: sql`r.mentee_id`,
    actionId: sql`r.action_id`,
  }
  return db.rows(sql`
    with outdated as (
      select r.told_on, r.project_id, r.user_id
      from due_reminders r
      left join project_actions pa on pa.project_id = r.project_id and pa.action_id = r.action_id
        and pa.archived_at is null and pa.flags & ${Published | HideFromMentee}::int = ${Published}::int
      left join action_dues own on own.project_id = r.project_id and own.mentee_id = r.mentee_id
        and own.action_id = r.action_id
      where r.told_on > ${today}::date - ${whole(LOOKED_BACK)} and not r.withdrawn
      group by 1, 2, 3
      having not bool_or(
        coalesce(coalesce(own.due_on, pa.due_on) = r.due_on, false) and ${isOpen(cell)})
    ),
    changed as (
      update due_reminders r set withdrawn = true from outdated o
      where r.told_on = o.told_on and r.project_id = o.project_id and r.user_id = o.user_id
    )
    select project_id as "projectId", user_id as "userId", told_on as "toldOn" from outdated`)
}
