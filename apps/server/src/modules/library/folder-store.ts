import type { Db } from '../../kernel/database/database.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { isBelow } from './item-store.ts'

/** A folder as lists have it. */
export interface FolderRow {
  Name: string
  Title: string
  Items: number
  HasFolders: boolean
}

/** The folders in a folder, by name, and how many approved items they and those below them have. */
export function listFolders(
  db: Db,
  projectId: number,
  parent: string,
  limit: number,
): Promise<FolderRow[]> {
  return db.rows(sql`
    select c.path as "Name", c.name as "Title",
      (select coalesce(sum(d.items), 0) from library_categories d
        where d.project_id = c.project_id and d.path >= c.path
          and d.path < left(c.path, -1) || '0')::int as "Items",
      exists (select from library_categories d
        where d.project_id = c.project_id and d.parent = c.path) as "HasFolders"
    from library_categories c
    where c.project_id = ${projectId} and c.parent = ${parent}
    order by c.sort_key, c.id limit ${whole(limit)}`)
}

/** Whether folders stay as they are until the transaction ends, or are about to change. */
export async function lockFolders(
  db: Db,
  projectId: number,
  kind: 'share' | 'update',
): Promise<void> {
  const key = sql`hashtextextended(concat_ws(' ', 'library', ${projectId}::int), 0)`
  await db.row(
    kind === 'share'
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`,
  )
}

export async function hasFolder(db: Db, projectId: number, path: string): Promise<boolean> {
  if (path === '/') return true
  const row = await db.row(sql`
    select from library_categories where project_id = ${projectId} and path = ${path}`)
  return row !== undefined
}

export async function countFolders(db: Db, projectId: number, parent: string): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from library_categories
    where project_id = ${projectId} and parent = ${parent}`)
  return count
}

export interface NewFolder {
  readonly path: string
  readonly parent: string
  readonly name: string
  readonly sortKey: string
}

/** @returns false where there is one of that path. */
export async function insertFolder(
  db: Db,
  projectId: number,
  { path, parent, name, sortKey }: NewFolder,
): Promise<boolean> {
  const written = await db.run(sql`
    insert into library_categories (project_id, path, parent, name, sort_key)
    values (${projectId}, ${path}, ${parent}, ${name}, ${sortKey}) on conflict do nothing`)
  return written === 1
}

/** The paths of a folder and of all below it. */
export async function listPaths(db: Db, projectId: number, path: string): Promise<string[]> {
  const rows = await db.rows<{ path: string }>(sql`
    select path from library_categories
    where project_id = ${projectId} and ${isBelow(sql`path`, path)} order by path`)
  return rows.map((row) => row.path)
}

/**
 * Moves all that is below one path to another: first the folders are made there, then what is in them
 * follows, which counts it, then those that it left go.
 */
export async function moveFolder(
  db: Db,
  projectId: number,
  from: string,
  { path, parent, name, sortKey }: NewFolder,
): Promise<void> {
  // Characters as the database counts them: a sign beyond the first plane is one of them, and two here.
  const after = (column: Sql): Sql =>
    sql`${path}::text || substr(${column}, char_length(${from}::text) + 1)`
  await db.run(sql`
    insert into library_categories (project_id, path, parent, name, sort_key)
    select project_id, ${after(sql`path`)},
      case when path = ${from} then ${parent}::text
        else ${after(sql`parent`)} end,
      case when path = ${from} then ${name}::text else name end,
      case when path = ${from} then ${sortKey}::text else sort_key end
    from library_categories
    where project_id = ${projectId} and ${isBelow(sql`path`, from)}`)
  await db.run(sql`
    update library_items
    set category = ${after(sql`category`)}, revision = revision + 1
    where project_id = ${projectId} and ${isBelow(sql`category`, from)}`)
  await db.run(sql`
    delete from library_categories
    where project_id = ${projectId} and ${isBelow(sql`path`, from)}`)
}

/** Whether nothing that is not deleted is in a folder, whoever sees it. */
export async function isEmpty(db: Db, projectId: number, path: string): Promise<boolean> {
  const { empty } = await db.one<{ empty: boolean }>(sql`
    select not exists (select from library_items
        where project_id = ${projectId} and category = ${path} and deleted_at is null)
      and not exists (select from library_categories
        where project_id = ${projectId} and parent = ${path}) as empty`)
  return empty
}

export async function deleteFolder(db: Db, projectId: number, path: string): Promise<void> {
  await db.run(
    sql`delete from library_categories where project_id = ${projectId} and path = ${path}`,
  )
}
