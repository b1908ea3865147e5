import { MAX_DATA_VERSIONS } from '@telemachos/contract/data/limits'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'

/** A document as it is kept. */
export interface DocumentRow {
  id: number
  key: string
  name: string
  class: string
  data: string
  viewLevel: number
  editLevel: number
  version: number
  changedAt: string
  /** Who wrote it last; null where they are no longer known. */
  by: string | null
}

const columns = sql`d.id, d.key, d.name, d.class, d.view_level as "viewLevel",
  d.edit_level as "editLevel", d.version, d.changed_at as "changedAt",
  nullif(concat_ws(' ', u.first_name, u.last_name), '') as by`

/** A document of the project that this level reads. */
export function findDocument(
  db: Db,
  projectId: number,
  key: string,
  level: number,
): Promise<DocumentRow | undefined> {
  return db.row(sql`
    select ${columns}, d.data
    from data_documents d left join users u on u.id = d.changed_by
    where d.project_id = ${projectId} and d.key = ${key} and d.view_level >= ${level}`)
}

/** Has whoever else writes a document wait until the transaction ends. @returns whether there is one of this key. */
export async function lockDocument(db: Db, projectId: number, key: string): Promise<boolean> {
  const row = await db.row(sql`
    select from data_documents where project_id = ${projectId} and key = ${key} for update`)
  return row !== undefined
}

/** Which documents a list shows. */
interface Listed {
  readonly projectId: number
  readonly level: number
  /** A part of the Id, the name or the class. */
  readonly search: string
}

const ofLevel = ({ projectId, level }: Listed): Sql =>
  sql`d.project_id = ${projectId} and d.view_level >= ${level}`

const isFound = ({ search }: Listed): Sql => sql`
  strpos(fold_text(concat_ws(' ', d.key, d.name, d.class)), fold_text(${search})) > 0`

/** Some documents that this level reads, by class and key. */
export function listDocuments(
  db: Db,
  listed: Listed,
  { size, skip }: { readonly size: number; readonly skip: number },
): Promise<Omit<DocumentRow, 'data'>[]> {
  return db.rows(sql`
    select ${columns} from data_documents d left join users u on u.id = d.changed_by
    where ${ofLevel(listed)} and ${isFound(listed)}
    order by d.class, d.key limit ${whole(size)} offset ${whole(skip)}`)
}

/** How many of them are found, and how many there are. */
export function countListed(db: Db, listed: Listed): Promise<{ count: number; All: number }> {
  return db.one(sql`
    select count(*) filter (where ${isFound(listed)})::int as count, count(*)::int as "All"
    from data_documents d where ${ofLevel(listed)}`)
}

/** How many documents a project has, and how many of them somebody has made. */
export function countDocuments(
  db: Db,
  projectId: number,
  userId: number,
): Promise<{ all: number; own: number }> {
  return db.one(sql`
    select count(*)::int as all, count(*) filter (where made_by = ${userId})::int as own
    from data_documents where project_id = ${projectId}`)
}

/** Bytes of versions. */
export interface Bytes {
  all: number
  /** Those of them that somebody wrote. */
  own: number
}

const bytesOf = (userId: number): Sql => sql`
  coalesce(sum(octet_length(v.data)), 0)::float8 as all,
  coalesce(sum(octet_length(v.data)) filter (where v.saved_by = ${userId}), 0)::float8 as own`

/** How many bytes go with the oldest version of a document when the next one is written; of none, where there is no document. */
export function countGoing(
  db: Db,
  projectId: number,
  { key, userId }: { readonly key: string; readonly userId: number },
): Promise<Bytes> {
  return db.one(sql`
    select ${bytesOf(userId)}
    from data_documents d join data_versions v on v.document_id = d.id
    where d.project_id = ${projectId} and d.key = ${key}
      and v.version <= d.version + 1 - ${whole(MAX_DATA_VERSIONS)}`)
}

/** How many bytes all versions of a project's documents have, and those of them that somebody wrote. */
export function countBytes(db: Db, projectId: number, userId: number): Promise<Bytes> {
  return db.one(sql`
    select ${bytesOf(userId)}
    from data_versions v join data_documents d on d.id = v.document_id
    where d.project_id = ${projectId}`)
}

/** Deletes a document with its versions. @returns false where it is at another version. */
export async function deleteDocument(db: Db, id: number, version: number): Promise<boolean> {
  const deleted = await db.run(sql`
    delete from data_documents where id = ${id} and version = ${version}`)
  return deleted > 0
}

/** What is written of a document. */
export interface Written {
  readonly key: string
  readonly name: string
  readonly class: string
  readonly data: string
  readonly viewLevel: number
  readonly editLevel: number
  readonly by: number
  readonly at: Date
}

/** Adds a document. @returns its number; undefined where there is one of this key by now. */
export async function insertDocument(
  db: Db,
  projectId: number,
  written: Written,
): Promise<number | undefined> {
  const row = await db.row<{ id: number }>(sql`
    insert into data_documents (project_id, key, name, class, data, view_level, edit_level,
      made_by, changed_by, changed_at)
    values (${projectId}, ${written.key}, ${written.name}, ${written.class}, ${written.data},
      ${written.viewLevel}, ${written.editLevel}, ${written.by}, ${written.by}, ${written.at})
    on conflict do nothing returning id`)
  if (row) await insertVersion(db, row.id, written)
  return row?.id
}

/** Writes the next version of a document. @returns its number; undefined where it is at another one. */
export async function updateDocument(
  db: Db,
  id: number,
  version: number,
  written: Written,
): Promise<number | undefined> {
  const row = await db.row<{ version: number }>(sql`
    update data_documents set name = ${written.name}, class = ${written.class},
      data = ${written.data}, view_level = ${written.viewLevel}, edit_level = ${written.editLevel},
      version = version + 1, changed_by = ${written.by}, changed_at = ${written.at}
    where id = ${id} and version = ${version} returning version`)
  if (row) await insertVersion(db, id, written)
  return row?.version
}

/** Keeps the present data as a version, and the oldest no longer. */
async function insertVersion(db: Db, id: number, { by, at }: Written): Promise<void> {
  await db.run(sql`
    insert into data_versions (document_id, version, data, view_level, saved_by, saved_at)
    select id, version, data, view_level, ${by}, ${at} from data_documents where id = ${id}`)
  await db.run(sql`
    delete from data_versions v using data_documents d
    where d.id = ${id} and v.document_id = d.id
      and v.version <= d.version - ${whole(MAX_DATA_VERSIONS)}`)
}

/** The versions of a document that this level read when they were the present one, the latest first. */
export function listVersions(
  db: Db,
  id: number,
  level: number,
): Promise<{ Version: number; At: string; By: string | null; Data: string }[]> {
  return db.rows(sql`
    select v.version as "Version", v.saved_at as "At", v.data as "Data",
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as "By"
    from data_versions v left join users u on u.id = v.saved_by
    where v.document_id = ${id} and v.view_level >= ${level} order by v.version desc`)
}
