import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'

/** A document as it is kept. */
export interface DocumentRow {
  Name: string
  Text: string
  Function: string
  Arguments: string
  Main: boolean
  Roles: Role[]
  Version: number
  ChangedAt: string
  By: string | null
}

const line = sql`d.name as "Name", d.main as "Main", d.roles as "Roles", d.version as "Version",
  d.changed_at as "ChangedAt", nullif(concat_ws(' ', u.first_name, u.last_name), '') as "By"`

/** The documents of a project by name, without their texts. */
export function listDocuments(
  db: Db,
  projectId: number,
): Promise<Omit<DocumentRow, 'Text' | 'Function' | 'Arguments'>[]> {
  return db.rows(sql`
    select ${line} from razor_documents d left join users u on u.id = d.changed_by
    where d.project_id = ${projectId} order by lower(d.name)`)
}

/** The document of a name, in any case. */
export function findDocument(
  db: Db,
  projectId: number,
  name: string,
): Promise<DocumentRow | undefined> {
  return db.row(sql`
    select ${line}, d.text as "Text", d.function as "Function", d.arguments as "Arguments"
    from razor_documents d left join users u on u.id = d.changed_by
    where d.project_id = ${projectId} and lower(d.name) = lower(${name})`)
}

/** What a document is called and says. */
export interface ListedText {
  name: string
  text: string
  /** Whether it is rendered by itself. */
  main: boolean
}

/** The texts of all documents of a project: to be included, and translated. */
export function listTexts(db: Db, projectId: number): Promise<ListedText[]> {
  return db.rows(sql`
    select name, text, main from razor_documents where project_id = ${projectId} order by lower(name)`)
}

/** What is saved of a document. */
export interface SavedDocument extends Pick<
  DocumentRow,
  'Name' | 'Text' | 'Function' | 'Arguments' | 'Main'
> {
  readonly Roles: readonly Role[]
  readonly by: number
  readonly at: Date
}

const keepVersion = sql`
  insert into razor_document_versions
    (document_id, version, text, function, arguments, saved_by, saved_at)
  select id, version, text, function, arguments, changed_by, changed_at from saved`

/** What a document was. */
export interface VersionRow extends Pick<DocumentRow, 'Text' | 'Function' | 'Arguments' | 'By'> {
  Version: number
  At: string
}

const MOST_VERSIONS = 50

/** The last versions of a document, the latest first. */
export function listVersions(db: Db, projectId: number, name: string): Promise<VersionRow[]> {
  return db.rows(sql`
    select v.version as "Version", v.saved_at as "At", v.text as "Text", v.function as "Function",
      v.arguments as "Arguments", nullif(concat_ws(' ', u.first_name, u.last_name), '') as "By"
    from razor_document_versions v
    join razor_documents d on d.id = v.document_id
    left join users u on u.id = v.saved_by
    where d.project_id = ${projectId} and lower(d.name) = lower(${name})
    order by v.version desc limit ${whole(MOST_VERSIONS)}`)
}

/** Forgets what documents were before their last versions, but what a batch is still made of. */
export const deleteOldVersions = (db: Db): Promise<number> =>
  db.run(sql`
    delete from razor_document_versions v using razor_documents d
    where d.id = v.document_id and v.version <= d.version - ${whole(MOST_VERSIONS)}
      and not exists (select from document_batches b
        where b.document_id = v.document_id and b.version = v.version and b.state = 'making')`)

/** Adds a document. @returns false where there is one of this name by now. */
export async function insertDocument(
  db: Db,
  projectId: number,
  { Name, Text, Function: code, Arguments, Main, Roles, by, at }: SavedDocument,
): Promise<boolean> {
  const added = await db.run(sql`
    with saved as (
      insert into razor_documents (project_id, name, text, function, arguments, main, roles,
        changed_by, changed_at)
      values (${projectId}, ${Name}, ${Text}, ${code}, ${Arguments}, ${Main}, ${[...Roles]}::text[],
        ${by}, ${at})
      on conflict do nothing returning *)
    ${keepVersion}`)
  return added === 1
}

/** Changes the document of this name from a version on. @returns false where it is at another one. */
export async function updateDocument(
  db: Db,
  projectId: number,
  version: number,
  { Name, Text, Function: code, Arguments, Main, Roles, by, at }: SavedDocument,
): Promise<boolean> {
  const changed = await db.run(sql`
    with saved as (
      update razor_documents set name = ${Name}, text = ${Text}, function = ${code},
        arguments = ${Arguments}, main = ${Main}, roles = ${[...Roles]}::text[],
        version = version + 1, changed_by = ${by}, changed_at = ${at}
      where project_id = ${projectId} and lower(name) = lower(${Name}) and version = ${version}
      returning *)
    ${keepVersion}`)
  return changed === 1
}

/** @returns false where there is none of this name. */
export async function deleteDocument(db: Db, projectId: number, name: string): Promise<boolean> {
  const gone = await db.run(sql`
    delete from razor_documents where project_id = ${projectId} and lower(name) = lower(${name})`)
  return gone === 1
}

export async function countDocuments(db: Db, projectId: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from razor_documents where project_id = ${projectId}`)
  return count
}
