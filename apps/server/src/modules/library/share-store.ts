import type { Role } from '@telemachos/contract/core/roles'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { empty, join, sql, type Sql } from '../../kernel/database/sql.ts'
import { isReceived, isVisible, type Viewer } from './visibility-store.ts'

/** Among whom receivers are looked for: a condition on `memberships m` with `users u`. */
export interface Among {
  readonly projectId: number
  readonly userId: number
  /** The people within reach, as a condition on `memberships m`. */
  readonly reach: Sql
  /** Who looks after the caller. */
  readonly staff: readonly number[]
  readonly roles: readonly Role[]
}

const isReceiver = ({ projectId, userId, reach, staff, roles }: Among): Sql => sql`
  m.project_id = ${projectId} and m.left_at is null and m.active and m.user_id <> ${userId}
  and m.roles && ${roles}::text[]
  and (${reach} or (m.user_id = any (${staff}::int[]) and m.project_id = ${projectId}))`

const isGroup = ({ projectId, userId, reach }: Among): Sql => sql`
  m.project_id = ${projectId} and m.left_at is null and m.active and m.is_mentor
  and (${reach} or m.user_id = ${userId})`

/** What narrows a list of people. */
export interface Wanted {
  readonly patterns: readonly (readonly string[])[]
  readonly role: Role | undefined
  readonly mentorId: number | undefined
  readonly page: Paged
}

const isNamed = (patterns: Wanted['patterns']): Sql =>
  patterns.length === 0
    ? sql`true`
    : join(
        patterns.map((any) => sql`u.search_key like any (${any}::text[])`),
        ' and ',
      )

const name = sql`u.last_name || ' ' || u.first_name`

interface Receiver {
  readonly Id: number
  readonly Name: string
  readonly Roles: Role[]
  readonly MentorName: string | null
}

/** A page of those whom something may be shared with, and how many there are. */
export async function listReceivers(
  db: Db,
  among: Among,
  { patterns, role, mentorId, page }: Wanted,
): Promise<{ list: Receiver[]; all: number }> {
  const from = sql`
    from memberships m join users u on u.id = m.user_id
    where ${isReceiver(among)} and ${isNamed(patterns)}
      ${role === undefined ? empty : sql`and ${role}::text = any (m.roles)`}
      ${
        mentorId === undefined
          ? empty
          : sql`and m.user_id in (select r.subject_id from relations r
              where r.project_id = ${among.projectId} and r.kind = 'mentor'
                and r.holder_id = ${mentorId} and r.action_id is null and r.to_at is null)`
      }`
  const [list, { all }] = await Promise.all([
    db.rows<Receiver>(sql`
      select m.user_id as "Id", ${name} as "Name", m.roles as "Roles",
        (select h.last_name || ' ' || h.first_name
          from relations r join users h on h.id = r.holder_id
          where r.project_id = m.project_id and r.kind = 'mentor' and r.subject_id = m.user_id
            and r.action_id is null and r.to_at is null
          order by r.id limit 1) as "MentorName"
      ${from}
      order by m.sort_key, m.user_id
      ${pageOf(page)}`),
    db.one<{ all: number }>(sql`select count(*)::int as all ${from}`),
  ])
  return { list, all }
}

/** A page of the groups that something may be shared with: mentors and how many mentees they have. */
export async function listGroups(
  db: Db,
  among: Among,
  { patterns, page }: Pick<Wanted, 'patterns' | 'page'>,
): Promise<{ list: { Id: number; Name: string; Mentees: number }[]; all: number }> {
  const from = sql`
    from memberships m join users u on u.id = m.user_id
    where ${isGroup(among)} and ${isNamed(patterns)}`
  const [list, { all }] = await Promise.all([
    db.rows<{ Id: number; Name: string; Mentees: number }>(sql`
      select m.user_id as "Id", ${name} as "Name",
        (select count(*) from relations r
          where r.project_id = m.project_id and r.kind = 'mentor' and r.holder_id = m.user_id
            and r.action_id is null and r.to_at is null)::int as "Mentees"
      ${from} order by m.sort_key, m.user_id
      ${pageOf(page)}`),
    db.one<{ all: number }>(sql`select count(*)::int as all ${from}`),
  ])
  return { list, all }
}

/** How many of these something may be shared with. */
export async function countAllowed(
  db: Db,
  among: Among,
  ids: readonly number[],
  kind: 'people' | 'groups',
): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from memberships m
    where m.user_id = any (${ids}::int[])
      and ${kind === 'people' ? isReceiver(among) : isGroup(among)}`)
  return count
}

/** Those of these people something may be shared with. */
export async function listAllowed(db: Db, among: Among, ids: readonly number[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select m.user_id as id from memberships m
    where m.user_id = any (${ids}::int[]) and ${isReceiver(among)}`)
  return rows.map(({ id }) => id)
}

interface Sharing {
  readonly itemId: number
  readonly by: number
  readonly people: readonly number[]
  readonly groups: readonly number[]
  readonly at: Date
}

/** Shares items; who has one already keeps it as it is. */
export async function insertShares(
  db: Db,
  {
    itemIds,
    by,
    people,
    groups,
    at,
  }: Omit<Sharing, 'itemId'> & { readonly itemIds: readonly number[] },
): Promise<void> {
  await db.run(sql`
    insert into library_shares (item_id, receiver_id, group_id, shared_by, at)
    select item, receiver, mentor, ${by}::int, ${at}::timestamptz
    from unnest(${itemIds}::int[]) as item, (
      select receiver, null::int as mentor from unnest(${people}::int[]) as receiver
      union all
      select null::int, mentor from unnest(${groups}::int[]) as mentor) with_whom
    on conflict do nothing`)
}

/** Takes an item back from those whom somebody has shared it with, but for these. */
export async function deleteOtherShares(
  db: Db,
  { itemId, by, people, groups }: Omit<Sharing, 'at'>,
): Promise<void> {
  await db.run(sql`
    delete from library_shares
    where item_id = ${itemId} and shared_by = ${by}
      and not (coalesce(receiver_id = any (${people}::int[]), false)
        or coalesce(group_id = any (${groups}::int[]), false))`)
}

/** Takes an item back from one whom somebody, or one person, has shared it with; @returns whether they had it. */
export async function deleteShare(
  db: Db,
  share: { itemId: number; by: number | null; id: number; isGroup: boolean },
): Promise<boolean> {
  const { itemId, by, id, isGroup } = share
  const rows = await db.rows(sql`
    delete from library_shares
    where item_id = ${itemId} ${by === null ? empty : sql`and shared_by = ${by}`}
      and ${isGroup ? sql`group_id` : sql`receiver_id`} = ${id}
    returning item_id as "itemId"`)
  return rows.length > 0
}

/** With whom an item is shared, by whomever or by one person. */
export function listShares(
  db: Db,
  itemId: number,
  by: number | null,
): Promise<{ Id: number; Name: string; IsGroup: boolean }[]> {
  return db.rows(sql`
    select u.id as "Id", ${name} as "Name", s.group_id is not null as "IsGroup"
    from library_shares s join users u on u.id = coalesce(s.receiver_id, s.group_id)
    where s.item_id = ${itemId} ${by === null ? empty : sql`and s.shared_by = ${by}`}
    order by s.group_id is null, u.sort_key, u.id limit 1000`)
}

/** Everybody who has something shared with these: the people, the mentors and their mentees now. */
export async function listTold(
  db: Db,
  projectId: number,
  { people, groups }: Pick<Sharing, 'people' | 'groups'>,
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select unnest(${[...people, ...groups]}::int[]) as id
    union
    select r.subject_id from relations r
    where r.project_id = ${projectId} and r.kind = 'mentor'
      and r.holder_id = any (${groups}::int[]) and r.action_id is null and r.to_at is null`)
  return rows.map(({ id }) => id)
}

/**
 * Who has shared with whom, where one of them is the person: the latest. A group is its mentor, and of their
 * mentees now those within reach of who has shared with it. What is shared with the person and they do not
 * see is not among it.
 */
export function listPairs(
  db: Db,
  viewer: Viewer,
  reach: Sql,
): Promise<{ OwnerId: number; ReceiverId: number }[]> {
  const { projectId, userId } = viewer
  return db.rows(sql`
    select s.shared_by as "OwnerId", r.id as "ReceiverId"
    from library_shares s join library_items i on i.id = s.item_id
    cross join lateral (
      select coalesce(s.receiver_id, s.group_id), false
      union all
      select g.subject_id, true from relations g
      where s.group_id is not null and g.project_id = ${projectId} and g.kind = 'mentor'
        and g.holder_id = s.group_id and g.action_id is null and g.to_at is null) r (id, is_of_group)
    where i.project_id = ${projectId} and i.deleted_at is null and r.id <> s.shared_by
      and ((s.shared_by = ${userId} and (not r.is_of_group or exists (
          select from memberships m
          where m.project_id = ${projectId} and m.user_id = r.id and ${reach})))
        or (r.id = ${userId} and ${isReceived(viewer)} and ${isVisible(viewer)}))
    group by 1, 2 order by max(s.at) desc, 1, 2 limit 1000`)
}
