import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, type Sql } from '../../kernel/database/sql.ts'
import { heldState, type HeldState } from '../files/index.ts'

/** A document that has arrived whole. */
export interface DocumentRow {
  id: number
  question: string
  name: string
  bytes: number
  mime: string
  at: string
  /** Why it is shown to its applicant alone; null where it is not. */
  held: HeldState | null
}

/** What a document belongs to. */
export type DocumentOwner = { readonly draftId: number } | { readonly applicationId: number }

const columns = sql`d.id, d.question, d.name, d.bytes, coalesce(d.mime, '') as mime, d.at,
  ${heldState(sql`d.storage_key`)} as held`

const ofOwner = (owner: DocumentOwner): Sql =>
  'draftId' in owner
    ? sql`d.draft_id = ${owner.draftId}`
    : sql`d.application_id = ${owner.applicationId}`

/** Documents that have arrived whole, in the order in which they were begun. */
export function listDocuments(db: Db, owner: DocumentOwner): Promise<DocumentRow[]> {
  return db.rows(sql`
    select ${columns} from application_documents d
    where ${ofOwner(owner)} and d.mime is not null order by d.id`)
}

/** How many there are, with those that are on their way, and how large they are together. */
export function weighDocuments(
  db: Db,
  owner: DocumentOwner,
): Promise<{ count: number; bytes: number }> {
  return db.one(sql`
    select count(*)::int as count, coalesce(sum(d.bytes), 0)::float8 as bytes
    from application_documents d where ${ofOwner(owner)}`)
}

/** How many bytes have arrived of the documents of a project's drafts. */
export async function weighDrafts(db: Db, projectId: number): Promise<number> {
  const { bytes } = await db.one<{ bytes: number }>(sql`
    select coalesce(sum(d.arrived), 0)::float8 as bytes
    from application_drafts r join application_documents d on d.draft_id = r.id
    where r.project_id = ${projectId}`)
  return bytes
}

/** A document while it arrives, and after. */
export interface ArrivingDocument extends DocumentRow {
  storageKey: string
  hash: Buffer | null
}

/** One of the owner's documents; with a lock until the transaction ends. */
export function findDocument(
  db: Db,
  owner: DocumentOwner,
  id: number,
  isLocked = false,
): Promise<ArrivingDocument | undefined> {
  return db.row(sql`
    select ${columns}, d.storage_key as "storageKey", d.hash from application_documents d
    where ${ofOwner(owner)} and d.id = ${id} ${isLocked ? sql`for update` : empty}`)
}

export interface NewDocument {
  readonly question: string
  readonly name: string
  readonly bytes: number
  readonly storageKey: string
  readonly at: Date
}

export async function insertDocument(
  db: Db,
  owner: DocumentOwner,
  document: NewDocument,
): Promise<number> {
  const draftId = 'draftId' in owner ? owner.draftId : null
  const applicationId = 'applicationId' in owner ? owner.applicationId : null
  const { id } = await db.one<{ id: number }>(sql`
    insert into application_documents
      (draft_id, application_id, question, name, bytes, storage_key, at)
    values (${draftId}::int, ${applicationId}::int, ${document.question}, ${document.name},
      ${document.bytes}, ${document.storageKey}, ${document.at}::timestamptz)
    returning id`)
  return id
}

/** Notes that bytes of a document have arrived; those that come again count again, as far as it has so many. */
export async function addArrived(db: Db, id: number, bytes: number): Promise<void> {
  await db.run(sql`
    update application_documents d set arrived = least(d.bytes, d.arrived + ${bytes}::int)
    where d.id = ${id}`)
}

/** Says what a document is: it is whole. */
export async function setWhole(
  db: Db,
  id: number,
  { mime, hash }: { readonly mime: string; readonly hash: Buffer },
): Promise<void> {
  await db.run(sql`
    update application_documents set mime = ${mime}, hash = ${hash}, arrived = bytes
    where id = ${id}`)
}

export async function deleteDocument(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from application_documents where id = ${id}`)
}

/** Gives what has arrived of a draft to the application that it becomes. */
export async function moveDocuments(db: Db, draftId: number, applicationId: number): Promise<void> {
  await db.run(sql`
    update application_documents set draft_id = null, application_id = ${applicationId}
    where draft_id = ${draftId} and mime is not null`)
}

/** Writes which documents answer a question, where no others are written. */
export async function writeDocumentAnswer(
  db: Db,
  applicationId: number,
  question: string,
): Promise<void> {
  await db.run(sql`
    update applications a
    set answers = case when n.names = '' then a.answers - ${question}::text
        else jsonb_set(a.answers, array[${question}::text], to_jsonb(n.names)) end,
      version = a.version + 1
    from (
      select coalesce(string_agg(d.name, ', ' order by d.id), '') as names
      from application_documents d
      where d.application_id = ${applicationId} and d.question = ${question} and d.mime is not null
    ) n
    where a.id = ${applicationId}`)
}

/** Removes documents that were begun before an instant: those that are not whole, and those of which nothing has come. */
export function deleteUnfinished(
  db: Db,
  before: { readonly whole: Date; readonly any: Date },
): Promise<number> {
  return db.run(sql`
    delete from application_documents
    where mime is null and at < (case when arrived = 0 then ${before.any}::timestamptz
      else ${before.whole}::timestamptz end)`)
}

/** Removes documents that came before the instant, of drafts that have not been saved since. */
export function deleteDraftDocuments(db: Db, before: Date): Promise<number> {
  return db.run(sql`
    delete from application_documents d using application_drafts r
    where d.draft_id = r.id and d.at < ${before}::timestamptz
      and r.saved_at < ${before}::timestamptz`)
}

/** Which of the keys belong to a document. */
export async function keysInUse(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ key: string }>(sql`
    select storage_key as key from application_documents
    where storage_key = any (${keys}::text[])`)
  return new Set(rows.map(({ key }) => key))
}
