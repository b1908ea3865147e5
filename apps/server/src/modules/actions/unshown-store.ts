import type { Db } from '../../kernel/database/database.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { scopeReading } from './cell-store.ts'
import { withKnownFields } from './known-scope.ts'
import type { StoredScope } from './conditions.ts'

/** The condition that an action is shown to a mentee, by what has been stored of its ShowCondition. */
export const isShownTo = (
  projectId: number | Sql,
  menteeId: Sql,
  actionId: Sql,
): Sql => sql`not exists (
  select from unshown_actions u
  where u.project_id = ${projectId} and u.mentee_id = ${menteeId} and u.action_id = ${actionId})`

/** Whose conditions are to be evaluated, each with the notes that say so; people come one by one. */
export interface StalePerson {
  menteeId: number
  notes: string[]
}

/** Some of the people whose conditions are stale, so many at most. */
export function findStale(db: Db, projectId: number, most: number): Promise<StalePerson[]> {
  return db.rows(sql`
    select mentee_id as "menteeId", array_agg(id::text) as notes from stale_conditions
    where project_id = ${projectId} and mentee_id is not null
    group by mentee_id order by mentee_id limit ${whole(most)}`)
}

/** The condition that somebody's conditions are stale: what is read by the same statement may have to be read again. */
export const isStale = (projectId: number): Sql =>
  sql`exists (select from stale_conditions where project_id = ${projectId})`

/** Whether anybody's conditions are stale, and everybody's. */
export async function staleness(
  db: Db,
  projectId: number,
): Promise<{ any: boolean; everybody: boolean }> {
  return db.one(sql`
    select ${isStale(projectId)} as any,
      exists (select from stale_conditions where project_id = ${projectId} and mentee_id is null)
        as everybody`)
}

/** The projects in which somebody's conditions are stale. */
export async function listStaleProjects(db: Db): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    sql`select distinct project_id as id from stale_conditions order by 1`,
  )
  return rows.map(({ id }) => id)
}

/** Notes everybody of a project one by one, where they were noted together. */
export async function noteOneByOne(db: Db, projectId: number): Promise<void> {
  await db.run(sql`
    with together as (
      delete from stale_conditions where project_id = ${projectId} and mentee_id is null returning id
    )
    insert into stale_conditions (project_id, mentee_id)
    select m.project_id, m.user_id from memberships m
    where m.project_id = ${projectId} and m.is_mentee and m.left_at is null
      and exists (select from together)`)
}

/** An action that has a ShowCondition, as conditions read it. */
export interface ConditionalAction {
  Id: number
  TypeId: number
  Title: string
  Due: string | null
  Data: Record<string, unknown>
  condition: string
}

/** A project's actions with a ShowCondition. */
export function listConditional(db: Db, projectId: number): Promise<ConditionalAction[]> {
  return db.rows(sql`
    select a.id as "Id", a.type_id as "TypeId", a.title as "Title", pa.due_on as "Due",
      a.data as "Data", a.show_condition as condition
    from actions a join project_actions pa on pa.action_id = a.id and pa.project_id = ${projectId}
    where a.show_condition <> '' order by a.id`)
}

/** Every ShowCondition there is, with the project in which it is evaluated. */
export function listConditions(db: Db): Promise<{ projectId: number; condition: string }[]> {
  return db.rows(sql`
    select distinct pa.project_id as "projectId", a.show_condition as condition
    from actions a join project_actions pa on pa.action_id = a.id where a.show_condition <> ''`)
}

/** Notes everybody in these projects. */
export async function noteProjects(db: Db, projectIds: readonly number[]): Promise<void> {
  await db.run(sql`
    insert into stale_conditions (project_id) select unnest(${projectIds}::int[])`)
}

export interface PersonScope {
  menteeId: number
  scope: StoredScope
  /** The mentee's own data of the actions asked for, by action id. */
  data: Record<string, Record<string, unknown>>
  /** Deadlines of their own, by action id. */
  dues: Record<string, string | null>
}

/** What conditions of these actions may read of these mentees. */
export async function readScopes(
  db: Db,
  projectId: number,
  menteeIds: readonly number[],
  actionIds: readonly number[],
): Promise<PersonScope[]> {
  const found = await db.rows<PersonScope & { projectId: number; sources: string[] }>(sql`
    select m.user_id as "menteeId", m.project_id as "projectId", read.sources,
      ${scopeReading(sql`read.ids`)} as scope, coalesce((
      select jsonb_object_agg(d.action_id, d.data) from action_data d
      where d.project_id = m.project_id and d.mentee_id = m.user_id and d.drawer = 'mentee'
        and d.action_id = any (${actionIds}::int[])), '{}') as data, coalesce((
      select jsonb_object_agg(o.action_id, o.due_on) from action_dues o
      where o.project_id = m.project_id and o.mentee_id = m.user_id
        and o.action_id = any (${actionIds}::int[])), '{}') as dues
    from memberships m
    cross join (
      select case when bool_and(completions_read is not null) then array(
        select distinct unnest(completions_read) from actions where id = any (${actionIds}::int[])
      ) end as ids,
        coalesce(array_agg(show_condition || ' ' || enable_condition), '{}') as sources
      from actions where id = any (${actionIds}::int[])
    ) read
    where m.project_id = ${projectId} and m.user_id = any (${menteeIds}::int[]) and m.is_mentee`)
  return withKnownFields(db, found, found[0]?.sources ?? [])
}

/** Mentees and actions that are not shown to them, pair by pair. */
export interface Unshown {
  readonly menteeIds: readonly number[]
  readonly actionIds: readonly number[]
}

/** Stores what was found for the people of these notes, unless somebody has found out since. */
export async function storeUnshown(
  db: Db,
  projectId: number,
  notes: readonly string[],
  { menteeIds, actionIds }: Unshown,
): Promise<void> {
  await db.run(sql`
    select store_unshown(${projectId}, ${notes}::bigint[], ${menteeIds}::int[], ${actionIds}::int[])`)
}
