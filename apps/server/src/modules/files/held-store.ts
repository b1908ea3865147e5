import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { Verdict } from '../../kernel/scanner.ts'

/** Why a content is held: it waits for the scanner, which could not tell, or it is infected. */
export type HeldState = 'pending' | 'failed' | 'infected'

/** Why the content under a key is held; null where it is not. */
export const heldState = (key: Sql): Sql =>
  sql`(select h.state from held_contents h where h.storage_key = ${key})`

/** Whether the content under a key is shown: what is held, to who uploaded it alone. */
export const isShownBySql = (key: Sql, isOwn: Sql): Sql =>
  sql`(${isOwn} or ${heldState(key)} is null)`

/** The same of a file by its number. */
export const isFileShownBySql = (fileId: Sql, isOwn: Sql): Sql =>
  sql`(${isOwn} or ${heldStateOfFile(fileId)} is null)`

/** Why a file is held, by its number; null where it is not. */
export const heldStateOfFile = (fileId: Sql): Sql => sql`(
  select h.state from held_contents h join stored_files hf on hf.storage_key = h.storage_key
  where hf.id = ${fileId})`

export async function insertHeld(
  db: Db,
  { key, projectId, at }: { readonly key: string; readonly projectId: number; readonly at: Date },
): Promise<void> {
  await db.run(sql`
    insert into held_contents (storage_key, project_id, next_at, at)
    values (${key}, ${projectId}, ${at}, ${at}) on conflict do nothing`)
}

/** A content that is to be scanned. */
export interface DueContent {
  key: string
  projectId: number
  tries: number
}

/** Contents to be scanned by now, those that have waited longest first. */
export function listDue(db: Db, now: Date, most: number): Promise<DueContent[]> {
  return db.rows(sql`
    select storage_key as key, project_id as "projectId", tries from held_contents
    where state <> 'infected' and next_at <= ${now} order by next_at, storage_key limit ${most}`)
}

export async function deleteHeld(db: Db, keys: readonly string[]): Promise<void> {
  await db.run(sql`delete from held_contents where storage_key = any (${keys}::text[])`)
}

/** Keeps what the scanner has said of a content that is not clean; false where it was settled already. */
export async function setHeld(
  db: Db,
  { key, tries }: DueContent,
  { state, said }: Exclude<Verdict, { state: 'clean' }>,
  nextAt: Date,
): Promise<boolean> {
  const changed = await db.run(sql`
    update held_contents set state = ${state}, said = ${said.slice(0, 200).toWellFormed()},
      tries = ${Math.min(tries + 1, 1000)}, next_at = ${nextAt}
    where storage_key = ${key} and state <> 'infected'`)
  return changed === 1
}

/** Has whatever is due wait until an instant. */
export async function putOff(db: Db, now: Date, until: Date): Promise<void> {
  await db.run(sql`
    update held_contents set next_at = ${until} where state <> 'infected' and next_at <= ${now}`)
}

/** What waits for a scanner, after a key. */
export async function listWaiting(db: Db, after: string): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(sql`
    select storage_key as key from held_contents
    where state <> 'infected' and storage_key > ${after} order by storage_key limit 1000`)
  return rows.map(({ key }) => key)
}

/** Infected contents that have lain there since before an instant. */
export async function listInfected(db: Db, before: Date): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(sql`
    select storage_key as key from held_contents
    where state = 'infected' and at < ${before} order by storage_key limit 1000`)
  return rows.map(({ key }) => key)
}

/** How many contents are held, in some projects or, with null, in all. */
export interface HeldCounts {
  Waiting: number
  Failed: number
  Infected: number
}

export function countHeld(db: Db, projectIds: readonly number[] | null): Promise<HeldCounts> {
  return db.one(sql`
    select count(*) filter (where state = 'pending')::int as "Waiting",
      count(*) filter (where state = 'failed')::int as "Failed",
      count(*) filter (where state = 'infected')::int as "Infected"
    from held_contents
    where ${projectIds}::int[] is null or project_id = any (${projectIds}::int[])`)
}

/** A file as those know it who are told what the scanner said. */
export interface SettledFile {
  id: number
  kind: string
  projectId: number
  userId: number
  ownerId: number | null
}

/** The file whose content lies under a key; undefined where another domain has the row. */
export function findSettled(db: Db, key: string): Promise<SettledFile | undefined> {
  return db.row(sql`
    select id, kind, project_id as "projectId", user_id as "userId", owner_id as "ownerId"
    from stored_files where storage_key = ${key}`)
}
