import type { UPLOAD_STATES } from '@telemachos/contract/files/entities'
import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, type Sql } from '../../kernel/database/sql.ts'

/** An upload of somebody's, whatever became of it. */
export interface UploadRow {
  id: number
  category: string
  userId: number
  state: (typeof UPLOAD_STATES)[number]
  parts: number
  declaredBytes: number | null
  storageKey: string
}

const columns = sql`f.id, f.category, f.user_id as "userId", f.state, f.parts,
  f.declared_bytes as "declaredBytes", f.storage_key as "storageKey"`

/**
 * How long the row is locked for, until the transaction ends: against its end, or for it. Parts that come
 * together do not wait for the first of them, which changes the upload's state.
 */
export type UploadLock = 'part' | 'end'

const LOCKS: Record<UploadLock, Sql> = { part: sql`for key share`, end: sql`for update` }

/** An upload that the person began in the project. */
export function findUpload(
  db: Db,
  { projectId, userId }: { readonly projectId: number; readonly userId: number },
  id: number,
  lock?: UploadLock,
): Promise<UploadRow | undefined> {
  return db.row(sql`
    select ${columns} from stored_files f
    where f.id = ${id} and f.project_id = ${projectId} and f.uploaded_by = ${userId}
    ${lock ? LOCKS[lock] : empty}`)
}

/** Where the files of a name are counted. */
export interface Slot {
  readonly projectId: number
  readonly category: string
  readonly name: string
  readonly originalName: string
}

/**
 * Locks a name until the transaction ends, and says which index the original name has there, and its
 * latest version; the next index where it is new.
 */
export async function lockSlot(
  db: Db,
  { projectId, category, name, originalName }: Slot,
): Promise<{ index: number; version: string | null }> {
  await db.row(sql`
    select pg_advisory_xact_lock(
      hashtextextended(concat_ws(' ', 'file', ${projectId}::int, ${category}::text, ${name}::text), 0))`)
  return db.one(sql`
    select coalesce(max(file_index) filter (where original_name = ${originalName}),
        coalesce(max(file_index), 0) + 1)::int as index,
      max(version) filter (where original_name = ${originalName}) as version
    from stored_files
    where project_id = ${projectId} and category = ${category} and name = ${name}`)
}

export interface NewUpload extends Slot {
  readonly index: number
  readonly version: string
  readonly userId: number
  readonly by: number
  readonly parts: number
  readonly declaredBytes: number | null
  readonly bytes: number
  readonly storageKey: string
  readonly at: Date
}

export async function insertUpload(db: Db, upload: NewUpload): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into stored_files (project_id, category, name, file_index, version, original_name, user_id,
      uploaded_by, parts, declared_bytes, bytes, storage_key, started_at)
    values (${upload.projectId}, ${upload.category}, ${upload.name}, ${upload.index},
      ${upload.version}, ${upload.originalName}, ${upload.userId}, ${upload.by}, ${upload.parts},
      ${upload.declaredBytes}, ${upload.bytes}, ${upload.storageKey}, ${upload.at})
    returning id`)
  return id
}

/** Lets a person's uploads begin one after the other until the transaction ends: each counts those before. */
export async function lockUploads(db: Db, userId: number): Promise<void> {
  await db.row(sql`
    select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'uploads', ${userId}::int), 0))`)
}

/** How many uploads of a person's still lack parts, and have had one since the instant. */
export async function countRunning(db: Db, userId: number, since: Date): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from stored_files f
    where f.uploaded_by = ${userId} and f.owner_id is null and f.state in ('started', 'receiving')
      and (select count(*) from stored_file_parts p where p.file_id = f.id) < f.parts
      and (f.started_at > ${since} or exists (
        select from stored_file_parts p where p.file_id = f.id and p.at > ${since}))`)
  return count
}

/** The first part makes an upload one that receives. */
export async function setReceiving(db: Db, id: number): Promise<void> {
  await db.run(
    sql`update stored_files set state = 'receiving' where id = ${id} and state = 'started'`,
  )
}

export interface PartRow {
  part: number
  bytes: number
  hash: Buffer
}

/**
 * Notes a part; whoever sends the same one meanwhile waits until this transaction ends.
 * @returns false when there is one already.
 */
export async function insertPart(
  db: Db,
  fileId: number,
  { part, bytes, hash }: PartRow,
  at: Date,
): Promise<boolean> {
  const written = await db.run(sql`
    insert into stored_file_parts (file_id, part, bytes, hash, at)
    values (${fileId}, ${part}, ${bytes}, ${hash}, ${at}) on conflict do nothing`)
  return written === 1
}

export function findPart(db: Db, fileId: number, part: number): Promise<PartRow | undefined> {
  return db.row(sql`
    select part, bytes, hash from stored_file_parts where file_id = ${fileId} and part = ${part}`)
}

/** The parts that have arrived, in their order. */
export function listParts(db: Db, fileId: number): Promise<PartRow[]> {
  return db.rows(
    sql`select part, bytes, hash from stored_file_parts where file_id = ${fileId} order by part`,
  )
}

/** Makes an upload a file, which belongs to somebody's row already where `ownerId` says so. */
export async function setDone(
  db: Db,
  id: number,
  file: {
    readonly mime: string
    readonly hash: Buffer
    readonly bytes: number
    readonly ownerId: number | null
    readonly at: Date
  },
): Promise<void> {
  await db.run(sql`
    update stored_files set state = 'done', mime = ${file.mime}, hash = ${file.hash},
      bytes = ${file.bytes}, owner_id = ${file.ownerId}, ended_at = ${file.at}
    where id = ${id}`)
}

/** Ends an upload without a file: it counts for nothing any more. */
export async function setCancelled(db: Db, id: number, at: Date): Promise<void> {
  await db.run(sql`
    update stored_files set state = 'cancelled', bytes = 0, ended_at = ${at} where id = ${id}`)
  await db.run(sql`delete from stored_file_parts where file_id = ${id}`)
}
