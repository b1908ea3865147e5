import pg from 'pg'
import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, type Sql } from '../../kernel/database/sql.ts'
import { JsonText } from '../../kernel/json-text.ts'
import { isVisible, type WantedFlags } from './store.ts'

/** The five drawers of an action: see the contract's actionData calls. */
export type Drawer = 'mentee' | 'mentor' | 'about' | 'public' | 'private'

/** One drawer of one action; only some have a mentee, only some an author. */
export interface DrawerKey {
  readonly projectId: number
  readonly actionId: number
  readonly drawer: Drawer
  readonly menteeId: number | null
  readonly authorId: number | null
}

export interface DrawerWrite {
  /** JSON text of an object. */
  readonly data: string
  /** Merges the top-level keys into what is there, instead of replacing it. */
  readonly merge: boolean
  /** Keys that replacing leaves in place unless the data names them. */
  readonly kept: readonly string[]
  /** The start of what is scheduled, null for nothing; undefined leaves it as it is. */
  readonly scheduledAt: string | null | undefined
  readonly by: number
  readonly at: Date
}

const orNull = (column: Sql, value: number | null): Sql =>
  value === null ? sql`${column} is null` : sql`${column} = ${value}`

/** One writer at a time in a mentee's own data of an action, until the transaction ends. */
export async function lockOwnData(
  db: Db,
  { menteeId, actionId }: { readonly menteeId: number; readonly actionId: number },
): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(${menteeId}::int, ${actionId}::int)`)
}

/** What is in a drawer, as JSON text; undefined when nothing has been saved. */
export async function findData(db: Db, key: DrawerKey): Promise<string | undefined> {
  const row = await db.row<{ text: string }>(sql`
    select d.data::text as text from action_data d
    where d.project_id = ${key.projectId} and d.drawer = ${key.drawer}
      and ${orNull(sql`d.mentee_id`, key.menteeId)} and d.action_id = ${key.actionId}
      and ${orNull(sql`d.author_id`, key.authorId)}`)
  return row?.text
}

/** Writes a drawer; @returns what is in it now, as JSON text. */
export async function writeData(db: Db, key: DrawerKey, write: DrawerWrite): Promise<string> {
  const { data, merge, kept, scheduledAt, by, at } = write
  const before = merge ? sql`d.data` : sql`json_pick(d.data, ${kept}::text[])`
  const row = await db.one<{ text: string }>(sql`
    insert into action_data as d (project_id, action_id, drawer, mentee_id, author_id, data,
      scheduled_at, updated_at, updated_by)
    values (${key.projectId}, ${key.actionId}, ${key.drawer}, ${key.menteeId}::int,
      ${key.authorId}::int, ${data}::jsonb, ${scheduledAt ?? null}::timestamptz, ${at}, ${by})
    on conflict (project_id, drawer, mentee_id, action_id, author_id) do update
    set data = ${before} || excluded.data,
      ${scheduledAt === undefined ? empty : sql`scheduled_at = excluded.scheduled_at,`}
      updated_at = excluded.updated_at, updated_by = excluded.updated_by
    returning data::text as text`)
  return row.text
}

export interface ManyWrite {
  readonly projectId: number
  readonly actionId: number
  readonly menteeIds: readonly number[]
  /** JSON text of an object for each mentee, in the same order. */
  readonly data: readonly string[]
  readonly by: number
  readonly at: Date
}

/**
 * Merges into the own data of many mentees in one statement: of all, or of none when the action is
 * not visible or the condition on `m` does not hold for one of them.
 * @returns how many were written.
 */
export async function mergeMany(
  db: Db,
  { projectId, actionId, menteeIds, data, by, at }: ManyWrite,
  flags: WantedFlags,
  condition: Sql,
): Promise<number> {
  return db.run(sql`
    with reached as (
      select m.user_id from memberships m
      join project_actions pa on pa.project_id = m.project_id and pa.action_id = ${actionId}
      where m.project_id = ${projectId} and m.is_mentee and m.user_id = any (${menteeIds}::int[])
        and ${isVisible(flags)} and ${condition}
    )
    insert into action_data as d (project_id, action_id, drawer, mentee_id, data, updated_at,
      updated_by)
    select ${projectId}::int, ${actionId}::int, 'mentee', given.mentee_id, given.data,
      ${at}::timestamptz, ${by}::int
    from unnest(${menteeIds}::int[], ${data}::jsonb[]) as given (mentee_id, data)
    where (select count(*) from reached) = cardinality(${menteeIds}::int[])
    on conflict (project_id, drawer, mentee_id, action_id, author_id) do update
    set data = d.data || excluded.data, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by`)
}

interface ListKey {
  readonly projectId: number
  readonly actionId: number
  readonly drawer: Drawer
}

/** The rows of a drawer about mentees for whom the condition on `m` holds. */
const dataOfReached = ({ projectId, actionId, drawer }: ListKey, condition: Sql): Sql => sql`
  from action_data d
  join memberships m on m.project_id = d.project_id and m.user_id = d.mentee_id
  where d.project_id = ${projectId} and d.action_id = ${actionId} and d.drawer = ${drawer}
    and m.is_mentee and ${condition}`

/** Everything in a drawer, by mentee; undefined when the action is not visible. */
export async function readAllData(
  db: Db,
  key: ListKey,
  flags: WantedFlags,
  condition: Sql,
): Promise<JsonText | undefined> {
  return asAnswer(
    await db.row(sql`
      select coalesce((
        select json_agg(json_build_object('MenteeId', u.id, 'FirstName', u.first_name,
          'LastName', u.last_name, 'Data', found.data::text) order by found.sort_key, u.id)
        from (select d.mentee_id, d.data, m.sort_key ${dataOfReached(key, condition)}) found
        join users u on u.id = found.mentee_id
      ), '[]')::text as text
      ${fromVisible(key, flags)}`),
  )
}

/** One page of a drawer, by mentee, and how many rows there are; undefined as readAllData. */
export async function readDataPage(
  db: Db,
  key: ListKey,
  flags: WantedFlags,
  condition: Sql,
  page: { readonly number: number; readonly size: number },
): Promise<JsonText | undefined> {
  return asAnswer(
    await db.row(sql`
      with found as materialized (
        select d.id, d.mentee_id, m.sort_key ${dataOfReached(key, condition)}
      ), page as (
        select * from found order by sort_key, mentee_id
        offset ${(page.number - 1) * page.size} limit ${page.size}
      ), counted as (select count(*) as all from found)
      select json_build_object('list', coalesce((
          select json_agg(json_build_object('MenteeId', u.id, 'FirstName', u.first_name,
            'LastName', u.last_name, 'Data', d.data::text) order by page.sort_key, u.id)
          from page join action_data d on d.id = page.id join users u on u.id = page.mentee_id
        ), '[]'), 'count', counted.all, 'All', counted.all)::text as text
      from counted, project_actions pa where ${isVisibleAction(key, flags)}`),
  )
}

const isVisibleAction = ({ projectId, actionId }: ListKey, flags: WantedFlags): Sql =>
  sql`pa.project_id = ${projectId} and pa.action_id = ${actionId} and ${isVisible(flags)}`

const fromVisible = (key: ListKey, flags: WantedFlags): Sql =>
  sql`from project_actions pa where ${isVisibleAction(key, flags)}`

const asAnswer = (row: { text: string } | undefined): JsonText | undefined =>
  row && new JsonText(row.text)

export interface AuthorRow {
  AuthorId: number
  FirstName: string
  LastName: string
  Data: string
}

/** Private notes on a mentee by author: one author's, or with null everyone's. */
export function listPrivateNotes(
  db: Db,
  key: { readonly projectId: number; readonly actionId: number; readonly menteeId: number },
  authorId: number | null,
): Promise<AuthorRow[]> {
  return db.rows(sql`
    select u.id as "AuthorId", u.first_name as "FirstName", u.last_name as "LastName",
      d.data::text as "Data"
    from action_data d join users u on u.id = d.author_id
    where d.project_id = ${key.projectId} and d.drawer = 'private' and d.mentee_id = ${key.menteeId}
      and d.action_id = ${key.actionId}
      and (${authorId}::int is null or d.author_id = ${authorId}::int)
    order by u.sort_key, u.id`)
}

/** Whether the database refused a write because there would be more than 64 KiB of data. */
export function isTooBig(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^actions?_data_fits$/.test(error.constraint ?? '')
}

/** A meeting that has another mentor. */
interface HandedMeeting {
  readonly menteeId: number
  readonly actionId: number
  readonly mentorId: number
}

/** Names the mentor of a meeting in the own data of its mentee, where it names one. */
export async function renameMentors(
  db: Db,
  projectId: number,
  meetings: readonly HandedMeeting[],
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  await db.run(sql`
    update action_data d set data = d.data || jsonb_build_object('MentorId', n.mentor_id),
      updated_at = ${now}, updated_by = ${by}
    from unnest(${meetings.map(({ menteeId }) => menteeId)}::int[],
      ${meetings.map(({ actionId }) => actionId)}::int[],
      ${meetings.map(({ mentorId }) => mentorId)}::int[]) as n (mentee_id, action_id, mentor_id)
    where d.project_id = ${projectId} and d.drawer = 'mentee' and d.mentee_id = n.mentee_id
      and d.action_id = n.action_id and d.data ? 'MentorId'`)
}

/**
 * A statement that takes the dates of meetings out of mentees' own data.
 * @param meetings whose `mentee_id`, `action_id` and `at` say which.
 */
export const freeingDates = (meetings: Sql, projectId: number): Sql => sql`
  update action_data d set scheduled_at = null,
    data = d.data || '{"date": null, "timeHours": null, "timeMinutes": null}'
  from ${meetings} c
  where d.project_id = ${projectId} and d.drawer = 'mentee' and d.mentee_id = c.mentee_id
    and d.action_id = c.action_id and d.scheduled_at = c.at`
