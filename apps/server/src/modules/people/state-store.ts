import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { endedSessions } from './ended-sessions.ts'
import { everyone, type PeopleSelected } from './people-list-store.ts'

/** Who changes states, and what they may change. */
export interface Changer {
  readonly userId: number
  readonly superAdmin: boolean
  /** The transitions that are theirs. */
  readonly transitions: readonly { readonly from: number; readonly to: number }[]
  /** Whoever holds one of these roles anywhere is not theirs to change. */
  readonly protectedRoles: readonly Role[]
  /** Of Admins, only those of these projects are theirs to change. */
  readonly administers: readonly number[]
}

/** Why somebody's state is left as it is. */
export type Obstacle = 'unchanged' | 'own_state' | 'state_transition' | 'state_above' | 'sole_admin'

/** People with the state wanted for them: all of a selection the same. */
export const wanting = (selected: PeopleSelected, state: number): Sql => sql`
  select m.user_id, ${state}::int as to_state
  from memberships m join users u on u.id = m.user_id where ${everyone(selected)}`

/** People of a change with the state that they had before, where it has not been changed since. */
export const wantingBack = (selected: PeopleSelected, changeId: number): Sql => sql`
  select m.user_id, p.from_state::int as to_state
  from state_change_people p join memberships m on m.user_id = p.user_id
  join users u on u.id = p.user_id and u.state = p.to_state
  where p.change_id = ${changeId} and ${everyone(selected)}`

/**
 * Two common tables: `judged`, each person with what stands in the way of the state wanted, and
 * `changing`, those with nothing in the way.
 */
function judge(wanted: Sql, changer: Changer): Sql {
  const pairs = changer.transitions.map(({ from, to }) => from * 10 + to)
  return sql`
    wanted as materialized (${wanted}),
    considered as materialized (
      select w.user_id, w.to_state, u.state::int as from_state, case
        when u.state = w.to_state then 'unchanged'
        when u.id = ${changer.userId} then 'own_state'
        when not (u.state * 10 + w.to_state = any (${pairs}::int[])) then 'state_transition'
        when (u.super_admin and not ${changer.superAdmin}::boolean) or exists (
          select from memberships h where h.user_id = u.id and h.left_at is null
            and (h.roles && ${changer.protectedRoles}::text[] or (
              not ${changer.superAdmin}::boolean and 'Admin' = any (h.roles)
              and h.project_id <> all (${changer.administers}::int[])))) then 'state_above'
      end as because
      from wanted w join users u on u.id = w.user_id
    ),
    -- Admins who would no longer be active, and projects that would be left without any.
    going as (
      select a.project_id, a.user_id from considered c
      join memberships a on a.user_id = c.user_id and a.left_at is null and 'Admin' = any (a.roles)
      where c.because is null and c.from_state = 1 and c.to_state <> 1
    ),
    bereft as (
      select distinct g.user_id from going g where not exists (
        select from memberships b join users bu on bu.id = b.user_id and bu.state = 1
        where b.project_id = g.project_id and b.left_at is null and 'Admin' = any (b.roles)
          and b.user_id not in (select user_id from going))
    ),
    judged as materialized (
      select c.user_id, c.from_state, c.to_state,
        coalesce(c.because, case when b.user_id is not null then 'sole_admin' end) as because
      from considered c left join bereft b using (user_id)
    )`
}

/** How many people have nothing in the way (null), and how many each obstacle. */
export function countObstacles(
  db: Db,
  wanted: Sql,
  changer: Changer,
): Promise<{ because: Obstacle | null; count: number }[]> {
  return db.rows(sql`with ${judge(wanted, changer)}
    select because, count(*)::int as count from judged group by because`)
}

/** Whom a change would touch, by their roles in a project, and the first whom it leaves out. */
export async function describeChange(
  db: Db,
  wanted: Sql,
  changer: Changer,
  projectId: number,
): Promise<{
  Roles: { Role: Role; Count: number }[]
  Left: { FirstName: string; LastName: string }[]
}> {
  return db.one(sql`with ${judge(wanted, changer)},
    held as (
      select role, count(*)::int as people
      from judged j
      join memberships m on m.user_id = j.user_id and m.project_id = ${projectId},
        unnest(m.roles) as role
      where j.because is null group by role
    ),
    refused as (
      select u.first_name, u.last_name, u.sort_key
      from judged j join users u on u.id = j.user_id
      where j.because <> 'unchanged' order by u.sort_key, u.id limit 20
    )
    select
      coalesce((select jsonb_agg(jsonb_build_object('Role', role, 'Count', people)
        order by people desc, role) from held), '[]') as "Roles",
      coalesce((select jsonb_agg(jsonb_build_object('FirstName', first_name, 'LastName', last_name)
        order by sort_key) from refused), '[]') as "Left"`)
}

/** Somebody whose state was changed. */
export interface Changed {
  userId: number
  from: number
  to: number
}

/**
 * Changes the states of those with nothing in the way, and ends the sessions of who may no longer
 * sign in; also those in which an administrator is in their place, or they in somebody's.
 */
export function applyStates(db: Db, wanted: Sql, changer: Changer): Promise<Changed[]> {
  return db.rows(sql`with ${judge(wanted, changer)},
    changed as (
      update users u set state = j.to_state from judged j
      where u.id = j.user_id and j.because is null
      returning u.id as user_id, j.from_state, j.to_state
    ),
    ended as (
      ${endedSessions.get().of(sql`select user_id from changed where to_state <> 1`)}
    )
    select user_id as "userId", from_state as "from", to_state as "to" from changed`)
}

/** The state of a person, locked until the transaction ends. */
export async function lockState(db: Db, userId: number): Promise<number> {
  const { state } = await db.one<{ state: number }>(sql`
    select state from users where id = ${userId} for no key update`)
  return state
}

/** Who of a change was not changed back: how many, and the first by name. */
export function listLeft(
  db: Db,
  selected: PeopleSelected,
  changeId: number,
  changedBack: readonly number[],
): Promise<{ Left: number; LeftPeople: { FirstName: string; LastName: string }[] }> {
  return db.one(sql`
    with left_out as (
      select u.id, u.first_name, u.last_name, u.sort_key
      from state_change_people p join memberships m on m.user_id = p.user_id
      join users u on u.id = p.user_id
      where p.change_id = ${changeId} and p.user_id <> all (${changedBack}::int[])
        and ${everyone(selected)}
    ),
    named as (select * from left_out order by sort_key, id limit 20)
    select (select count(*)::int from left_out) as "Left",
      coalesce((select jsonb_agg(jsonb_build_object('FirstName', first_name,
        'LastName', last_name) order by sort_key, id) from named), '[]') as "LeftPeople"`)
}

/** Keeps what was changed, so that it can be taken back. */
export async function keepChange(
  db: Db,
  projectId: number,
  changedBy: number,
  changed: readonly Changed[],
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    with kept as (
      insert into state_changes (project_id, changed_by) values (${projectId}, ${changedBy})
      returning id
    ), people as (
      insert into state_change_people (change_id, user_id, from_state, to_state)
      select kept.id, p.user_id, p.from_state, p.to_state from kept,
        unnest(${changed.map(({ userId }) => userId)}::int[], ${changed.map(({ from }) => from)}::int[],
          ${changed.map(({ to }) => to)}::int[]) as p (user_id, from_state, to_state)
    )
    select id from kept`)
  return id
}

/** Whether the caller made this change in the project within the hour. */
export async function isOwnChange(
  db: Db,
  projectId: number,
  userId: number,
  changeId: number,
): Promise<boolean> {
  const row = await db.row(sql`
    select from state_changes where id = ${changeId} and project_id = ${projectId}
      and changed_by = ${userId} and changed_at > now() - interval '1 hour'`)
  return row !== undefined
}

/** The person with this id, as a condition on `memberships m`. */
export const isPerson = (userId: number): Sql => sql`m.user_id = ${userId}`

/** One of these people, as a condition on `memberships m`. */
export const isOneOf = (userIds: readonly number[]): Sql => sql`m.user_id = any (${userIds}::int[])`
