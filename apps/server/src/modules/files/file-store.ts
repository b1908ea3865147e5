import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, type Sql } from '../../kernel/database/sql.ts'
import { heldState, isShownBySql, type HeldState } from './held-store.ts'

/** A file that has arrived whole. */
export interface FileRow {
  id: number
  category: string
  /** `{name}^{3-digit index}^{version}` (spec §3). */
  storedName: string
  originalName: string
  mime: string
  /** What a text is written in that is no UTF-8. */
  charset: string | null
  bytes: number
  hash: Buffer
  userId: number
  uploadedBy: number | null
  ownerId: number | null
  at: string
  version: string
  storageKey: string
  /** Why it is shown to who uploaded it alone; null where it is not. */
  held: HeldState | null
}

const storedName = sql`f.name || '^' || lpad(f.file_index::text, 3, '0') || '^' || f.version`

const columns = sql`f.id, f.category, ${storedName} as "storedName",
  f.original_name as "originalName", coalesce(f.mime, '') as mime, f.charset, f.bytes,
  coalesce(f.hash, ''::bytea) as hash,
  f.user_id as "userId", f.uploaded_by as "uploadedBy", f.owner_id as "ownerId",
  coalesce(f.ended_at, f.started_at) as at, f.version, f.storage_key as "storageKey",
  ${heldState(sql`f.storage_key`)} as held`

/** A file of the project by its number. */
export function findFile(
  db: Db,
  projectId: number,
  id: number,
  isLocked = false,
): Promise<FileRow | undefined> {
  return db.row(sql`
    select ${columns} from stored_files f
    where f.id = ${id} and f.project_id = ${projectId} and f.state = 'done'
    ${isLocked ? sql`for update` : empty}`)
}

/** Which files of a category are meant. */
export interface Wanted {
  /** Where they were uploaded; null for any project. */
  readonly projectId: number | null
  readonly category: string
  /** Only those of this name. */
  readonly name?: string | undefined
  /** Only this version, or the `latest` of each. */
  readonly version?: string | undefined
  /** Only those that who uploaded them calls so. */
  readonly originalName?: string
  /** Only this index. */
  readonly index?: number
  /** Who asks: of what belongs to nothing yet, and of what waits for the scanner, only their own is meant. */
  readonly uploaderId: number
  /** Whether those that belong to something are meant at all. */
  readonly owned: boolean
}

const within = ({
  projectId,
  category,
  name,
  index,
  originalName,
  uploaderId,
  owned,
}: Wanted): Sql => sql`
  ${projectId === null ? empty : sql`f.project_id = ${projectId} and`} f.category = ${category} and f.state = 'done'
  ${name === undefined ? empty : sql`and f.name = ${name}`}
  ${index === undefined ? empty : sql`and f.file_index = ${index}`}
  ${originalName === undefined ? empty : sql`and f.original_name = ${originalName}`}
  and ((f.owner_id is not null and ${owned}::boolean)
    or (f.owner_id is null and f.uploaded_by = ${uploaderId}))
  and ${isShownBySql(sql`f.storage_key`, sql`f.uploaded_by = ${uploaderId}`)}`

/** The files of a category, by their names, the latest version first; 1,000 at most. */
export function listFiles(db: Db, wanted: Wanted): Promise<FileRow[]> {
  const { version } = wanted
  if (version === 'latest') {
    return db.rows(sql`
      select distinct on (sort_text(f.name) collate "C", f.name, f.file_index) ${columns} from stored_files f
      where ${within(wanted)} order by sort_text(f.name) collate "C", f.name, f.file_index, f.version desc limit 1000`)
  }
  const ofVersion = version === undefined ? empty : sql`and f.version = ${version}`
  return db.rows(sql`
    select ${columns} from stored_files f
    where ${within(wanted)} ${ofVersion}
    order by sort_text(f.name) collate "C", f.name, f.file_index, f.version desc limit 1000`)
}

/** The latest file of a name, or the one of its index and version. */
export function findNamed(
  db: Db,
  wanted: Wanted & { readonly name: string },
): Promise<FileRow | undefined> {
  const ofVersion = wanted.version === undefined ? empty : sql`and f.version = ${wanted.version}`
  return db.row(sql`
    select ${columns} from stored_files f
    where ${within(wanted)} ${ofVersion}
    order by f.version desc, f.id desc limit 1`)
}

/** The files of a kind that have a stored name, whosever they are. */
export async function listStoredUnder(
  db: Db,
  file: {
    readonly projectId: number
    readonly kind: string
    readonly name: string
    readonly index: number
    readonly version: string
  },
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select id from stored_files
    where project_id = ${file.projectId} and kind = ${file.kind} and name = ${file.name}
      and version = ${file.version} and file_index = ${file.index} and state = 'done'`)
  return rows.map(({ id }) => id)
}

/** An upload of somebody's that a row of a kind is to have, or has: null for a row that is yet to be. */
interface Claim {
  readonly projectId: number
  readonly uploaderId: number
  readonly id: number
  readonly kind: string
  readonly ownerId: number | null
}

const isClaimable = ({ projectId, uploaderId, id, kind, ownerId }: Claim): Sql => sql`
  f.id = ${id} and f.project_id = ${projectId} and f.uploaded_by = ${uploaderId}
  and f.kind = ${kind} and f.state = 'done'
  and (f.owner_id is null or f.owner_id = ${ownerId}::int)`

/** The file of a claim; undefined unless it is the person's own and nothing's yet. */
export function findClaimable(db: Db, claim: Claim): Promise<FileRow | undefined> {
  return db.row(sql`select ${columns} from stored_files f where ${isClaimable(claim)}`)
}

/** Gives a file to a row of its kind; undefined unless it is the person's own and nothing's yet. */
export function setOwner(
  db: Db,
  claim: Claim & { readonly ownerId: number },
): Promise<FileRow | undefined> {
  return db.row(sql`
    update stored_files f set owner_id = ${claim.ownerId} where ${isClaimable(claim)}
    returning ${columns}`)
}

/** The files of rows of a kind, the oldest first. */
export function listOwned(db: Db, kind: string, ownerIds: readonly number[]): Promise<FileRow[]> {
  return db.rows(sql`
    select ${columns} from stored_files f
    where f.kind = ${kind} and f.owner_id = any (${ownerIds}::int[]) order by f.ended_at, f.id`)
}

/** A file that belongs to a row of a kind, in whichever project it was uploaded. */
export function findOwned(db: Db, kind: string, id: number): Promise<FileRow | undefined> {
  return db.row(sql`
    select ${columns} from stored_files f
    where f.id = ${id} and f.kind = ${kind} and f.owner_id is not null`)
}

/** The files of a kind that belong to rows, after a number. */
export async function listOwnedAfter(db: Db, kind: string, after: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select id from stored_files
    where kind = ${kind} and owner_id is not null and id > ${after} order by id limit 1000`)
  return rows.map(({ id }) => id)
}

/** Files of a kind belong to nothing from now on. */
export async function clearOwners(db: Db, kind: string, ids: readonly number[]): Promise<void> {
  await db.run(sql`
    update stored_files set owner_id = null where kind = ${kind} and id = any (${ids}::int[])`)
}

/** Where the contents of files lie, the small ones first. */
export function listKeys(
  db: Db,
  fileIds: readonly number[],
): Promise<Pick<FileRow, 'id' | 'storageKey' | 'uploadedBy' | 'held'>[]> {
  return db.rows(sql`
    select id, storage_key as "storageKey", uploaded_by as "uploadedBy",
      ${heldState(sql`storage_key`)} as held
    from stored_files
    where id = any (${fileIds}::int[]) and state = 'done' order by bytes, id`)
}

export async function deleteFile(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from stored_files where id = ${id}`)
}

/** Deletes the files of rows of a kind. */
export async function deleteOwned(
  db: Db,
  kind: string,
  ownerIds: readonly number[],
): Promise<void> {
  await db.run(sql`
    delete from stored_files where kind = ${kind} and owner_id = any (${ownerIds}::int[])`)
}

/** What a person and a project have stored. */
export function readUsage(
  db: Db,
  projectId: number,
  userId: number,
): Promise<{ person: number; project: number }> {
  return db.one(sql`
    select coalesce((select bytes from file_usage
        where project_id = ${projectId} and user_id = ${userId}), 0)::bigint as person,
      coalesce((select bytes from project_file_usage
        where project_id = ${projectId}), 0)::bigint as project`)
}
