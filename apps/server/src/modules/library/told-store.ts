import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { heldStateOfFile } from '../files/index.ts'

/** Those of a project in one of these roles, but for one person. */
export async function listInRoles(
  db: Db,
  projectId: number,
  roles: readonly Role[],
  butFor: number,
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select user_id as id from memberships
    where project_id = ${projectId} and roles && ${roles}::text[] and active and left_at is null
      and user_id <> ${butFor}`)
  return rows.map(({ id }) => id)
}

/** What people are called, by their numbers. */
export async function findNames(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.rows<{ id: number; name: string }>(sql`
    select id, first_name || ' ' || last_name as name from users where id = any (${userIds}::int[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** An item of which something is to be told. */
export interface ShownItem {
  id: number
  title: string
  uploaderId: number
  version: number
  approve: boolean
  isApproved: boolean
}

/** An item whose file everybody may know of; undefined for one that waits for the scanner, or is gone. */
export function findShown(db: Db, itemId: number): Promise<ShownItem | undefined> {
  return db.row(sql`
    select i.id, coalesce(c.title, i.title) as title, i.uploader_id as "uploaderId",
      coalesce(c.version, i.version) as version, i.approve,
      i.approved_at is not null and c.item_id is null as "isApproved"
    from library_items i left join library_changes c on c.item_id = i.id
    where i.id = ${itemId} and i.deleted_at is null
      and ${heldStateOfFile(sql`coalesce(c.file_id, i.file_id)`)} is null`)
}

/**
 * Which of these items have a file that only who uploaded it is shown.
 * @param isChanged whether the file is meant that waits beside what is approved.
 */
export async function listHeld(
  db: Db,
  itemIds: readonly number[],
  isChanged: boolean,
): Promise<ReadonlySet<number>> {
  const rows = await db.rows<{ id: number }>(sql`
    select i.id from library_items i
    left join library_changes c on c.item_id = i.id and ${isChanged}
    where i.id = any (${itemIds}::int[])
      and ${heldStateOfFile(sql`coalesce(c.file_id, i.file_id)`)} is not null`)
  return new Set(rows.map(({ id }) => id))
}

/** Everybody with whom somebody shares an item, those of groups included. */
export async function listReceiversOf(
  db: Db,
  { projectId, itemId, byId }: { projectId: number; itemId: number; byId: number },
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select m.user_id as id from library_shares s join memberships m on m.project_id = ${projectId}
      and (m.user_id in (s.receiver_id, s.group_id) or exists (
        select from relations r where r.project_id = ${projectId} and r.kind = 'mentor'
          and r.holder_id = s.group_id and r.subject_id = m.user_id
          and r.action_id is null and r.to_at is null))
    where s.item_id = ${itemId} and s.shared_by = ${byId} and m.user_id <> ${byId}
      and m.active and m.left_at is null
    group by m.user_id`)
  return rows.map(({ id }) => id)
}
