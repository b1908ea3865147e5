import type { UPLOAD_STATES } from '@telemachos/contract/files/entities'
import type { Db } from '../../kernel/database/database.ts'
import { empty, sql } from '../../kernel/database/sql.ts'

/** An upload of somebody's, whatever became of it. */
export interface UploadRow {
  id: number
  category: string
  userId: number
  state: (typeof UPLOAD_STATES)[number]
  parts: number
  declaredBytes: number | null
  storageKey: string
  /** When it was last noted that something has arrived; null where nothing has. */
  heardAt: string | null
}

const columns = sql`f.id, f.category, f.user_id as "userId", f.state, f.parts,
  f.declared_bytes as "declaredBytes", f.storage_key as "storageKey", f.heard_at as "heardAt"`

/** An upload that the person began in the project; locked until the transaction ends where that is asked for. */
export function findUpload(
  db: Db,
  { projectId, userId }: { readonly projectId: number; readonly userId: number },
  id: number,
  isLocked = false,
): Promise<UploadRow | undefined> {
  return db.row(sql`
    select ${columns} from stored_files f
    where f.id = ${id} and f.project_id = ${projectId} and f.uploaded_by = ${userId}
    ${isLocked ? sql`for update` : empty}`)
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

/** The uploads of a person's that have not ended, and have had a part since the instant. */
export function listRunning(
  db: Db,
  userId: number,
  since: Date,
): Promise<Pick<UploadRow, 'storageKey' | 'parts'>[]> {
  return db.rows(sql`
    select f.storage_key as "storageKey", f.parts from stored_files f
    where f.uploaded_by = ${userId} and f.owner_id is null and f.state in ('started', 'receiving')
      and coalesce(f.heard_at, f.started_at) > ${since}`)
}

/** Notes that something has arrived of an upload, unless that was noted since the instant or it has ended. */
export async function setHeard(db: Db, id: number, at: Date, since: Date): Promise<void> {
  await db.run(sql`
    update stored_files set state = 'receiving', heard_at = ${at}
    where id = ${id} and (state = 'started'
      or state = 'receiving' and (heard_at is null or heard_at < ${since}))`)
}

/** Makes an upload a file, which belongs to somebody's row already where `ownerId` says so. */
export async function setDone(
  db: Db,
  id: number,
  file: {
    readonly mime: string
    readonly charset: string | null
    readonly hash: Buffer
    readonly bytes: number
    readonly ownerId: number | null
    readonly at: Date
  },
): Promise<void> {
  await db.run(sql`
    update stored_files set state = 'done', mime = ${file.mime}, charset = ${file.charset}, hash = ${file.hash},
      bytes = ${file.bytes}, owner_id = ${file.ownerId}, ended_at = ${file.at}
    where id = ${id}`)
}

/** Ends an upload without a file: it counts for nothing any more. */
export async function setCancelled(db: Db, id: number, at: Date): Promise<void> {
  await db.run(sql`
    update stored_files set state = 'cancelled', bytes = 0, ended_at = ${at} where id = ${id}`)
}
