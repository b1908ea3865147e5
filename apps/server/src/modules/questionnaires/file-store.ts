import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { heldState, isShownBySql, type HeldState } from '../files/index.ts'
import { isSeen, seenWith, type SetAccess } from './answer-set-store.ts'

export interface FileRow {
  id: number
  groupId: number
  name: string
  bytes: number
  /** Null while its upload goes on. */
  mime: string | null
  storageKey: string
  /** Null where they have been erased, and for the holder of a link. */
  uploadedBy: number | null
  /** Why it is shown to who uploaded it alone; null where it is not. */
  held: HeldState | null
}

const held = heldState(sql`f.storage_key`)

const columns = sql`f.id, f.group_id as "groupId", f.name, f.bytes, f.mime,
  f.storage_key as "storageKey", f.uploaded_by as "uploadedBy", ${held} as held`

interface Place {
  readonly id: number
  readonly attempt: { readonly epoch: number }
}

/** A file of the set since it was last cleared. */
export function findFile(db: Db, set: Place, fileId: number): Promise<FileRow | undefined> {
  return db.row(sql`
    select ${columns} from quest_files f
    where f.id = ${fileId} and f.answer_set_id = ${set.id} and f.epoch = ${set.attempt.epoch}`)
}

/** The files that are answers of the set. */
export function listAnsweringFiles(
  db: Db,
  setId: number,
): Promise<(FileRow & { readonly mime: string })[]> {
  return db.rows(sql`
    select ${columns} from quest_files f
    join quest_answers a on a.answer_set_id = f.answer_set_id and a.group_id = f.group_id
      and a.text = f.id::text
    where f.answer_set_id = ${setId} and f.mime is not null order by f.id`)
}

/** Whether a file `f` is shown to somebody: what waits for the scanner, to who uploaded it alone. */
const isShownTo = (userId: Sql): Sql =>
  isShownBySql(sql`f.storage_key`, sql`f.uploaded_by = ${userId}`)

/** What a file `f` is called for others: not by its name while it waits for the scanner. */
export const nameForOthers = sql`case when ${held} is null then f.name else '…' end`

/** The file `f` that an answer `a` is. */
export const answeringFile = sql`quest_files f`
export const isAnsweringFile = sql`f.answer_set_id = a.answer_set_id and f.group_id = a.group_id
  and f.id::text = a.text and f.mime is not null`

/** The latest 100 files that answer for each of these people, as far as the caller sees the answers. */
export function listFilesOfPeople(
  db: Db,
  userIds: readonly number[],
  access: SetAccess,
): Promise<{ userId: number; Id: number; Name: string; Type: string; AnswerSetId: number }[]> {
  return db.rows(sql`
    select of_person.* from unnest(${userIds}::int[]) as asked (id) cross join lateral (
      select asked.id as "userId", f.id as "Id", f.name as "Name", f.mime as "Type",
        s.id as "AnswerSetId"
      from answer_sets s ${seenWith}
      join quest_answers a on a.answer_set_id = s.id join ${answeringFile} on ${isAnsweringFile}
      where (s.mentee_id = asked.id or (s.mentee_id is null and s.respondent_id = asked.id))
        and ${isSeen(access)} and ${isShownTo(sql`${access.userId}`)}
      order by f.id desc limit 100) as of_person
    order by "Id" desc`)
}

/**
 * What the files of several sets are called, by set and by what answers say for them.
 * @param viewerId who reads it; null for the person's own copy of all that there is of them.
 */
export async function listFileNames(
  db: Db,
  setIds: readonly number[],
  viewerId: number | null,
): Promise<Map<number, Map<string, string>>> {
  const rows = await db.rows<{ setId: number; id: number; name: string }>(sql`
    select f.answer_set_id as "setId", f.id,
      case when ${viewerId}::int is null or ${isShownTo(sql`${viewerId}::int`)} then f.name
        else ${nameForOthers} end as name
    from quest_files f
    where f.answer_set_id = any (${setIds}::int[]) and f.mime is not null`)
  const bySet = Map.groupBy(rows, ({ setId }) => setId)
  return new Map(
    [...bySet].map(([setId, files]) => [
      setId,
      new Map(files.map(({ id, name }) => [String(id), name] as const)),
    ]),
  )
}

/** Where the contents of files lie, by their ids; not of those that wait for the scanner. */
export async function listStorageKeys(
  db: Db,
  fileIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db.rows<{ id: number; key: string }>(sql`
    select id, storage_key as key from quest_files f
    where id = any (${fileIds}::int[]) and mime is not null and ${held} is null`)
  return new Map(rows.map(({ id, key }) => [id, key]))
}

/** How many files lie with a set, and how large they are together. */
export function weighFiles(db: Db, setId: number): Promise<{ count: number; bytes: number }> {
  return db.one(sql`
    select count(*)::int as count, coalesce(sum(bytes), 0)::float8 as bytes
    from quest_files where answer_set_id = ${setId}`)
}

export interface NewFile {
  readonly groupId: number
  readonly name: string
  readonly bytes: number
  readonly storageKey: string
  readonly at: Date
  readonly by: number | null
}

export async function insertFile(db: Db, set: Place, file: NewFile): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into quest_files
      (answer_set_id, epoch, group_id, name, bytes, storage_key, started_at, uploaded_by)
    values (${set.id}, ${set.attempt.epoch}, ${file.groupId}, ${file.name}, ${file.bytes},
      ${file.storageKey}, ${file.at}, ${file.by})
    returning id`)
  return id
}

export async function setFileType(db: Db, fileId: number, mime: string): Promise<void> {
  await db.run(sql`update quest_files set mime = ${mime} where id = ${fileId}`)
}

/** Forgets files from before the instant that answer nothing. */
export async function deleteUnusedFiles(db: Db, before: Date): Promise<void> {
  await db.run(sql`
    delete from quest_files f
    where f.started_at < ${before} and not exists (
      select from quest_answers a
      where a.answer_set_id = f.answer_set_id and a.group_id = f.group_id
        and a.text = f.id::text)`)
}

/** Which of the keys belong to a file. */
export async function keysInUse(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ key: string }>(sql`
    select storage_key as key from quest_files where storage_key = any (${keys}::text[])`)
  return new Set(rows.map(({ key }) => key))
}
