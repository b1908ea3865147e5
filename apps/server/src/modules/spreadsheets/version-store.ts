import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What is in a file, as JSON of a WorkbookModel. */
type ModelJson = Record<string, unknown>

interface NewVersion {
  readonly spreadsheetId: number
  readonly version: number
  /** JSON text of the WorkbookModel. */
  readonly model: string
  readonly fileId: number | null
  readonly fileName: string
  readonly bytes: number
  readonly by: number
  readonly at: Date
}

/** A version of a spreadsheet, and from now on the newest. */
export async function insertVersion(db: Db, given: NewVersion): Promise<void> {
  await db.run(sql`
    insert into spreadsheet_versions (spreadsheet_id, version, model, file_id, file_name, bytes,
      added_by, added_at)
    values (${given.spreadsheetId}, ${given.version}, ${given.model}::jsonb, ${given.fileId}::int,
      ${given.fileName}, ${given.bytes}, ${given.by}, ${given.at})`)
  await db.run(sql`
    update spreadsheets set version = ${given.version}, revision = revision + 1,
      saved_by = ${given.by}, saved_at = ${given.at} where id = ${given.spreadsheetId}`)
}

/** An earlier version once more, as the newest; false where there is none. */
export async function repeatVersion(
  db: Db,
  spreadsheetId: number,
  given: { readonly of: number; readonly version: number; readonly by: number; readonly at: Date },
): Promise<boolean> {
  const written = await db.run(sql`
    insert into spreadsheet_versions (spreadsheet_id, version, model, file_id, file_name, bytes,
      added_by, added_at)
    select spreadsheet_id, ${given.version}::int, model, file_id, file_name, bytes,
      ${given.by}::int, ${given.at}::timestamptz
    from spreadsheet_versions where spreadsheet_id = ${spreadsheetId} and version = ${given.of}`)
  if (written === 0) return false
  await db.run(sql`
    update spreadsheets set version = ${given.version}, revision = revision + 1,
      saved_by = ${given.by}, saved_at = ${given.at} where id = ${spreadsheetId}`)
  return true
}

/** What is in a version's file. */
export async function findModel(
  db: Db,
  spreadsheetId: number,
  version: number,
): Promise<ModelJson | undefined> {
  const row = await db.row<{ model: ModelJson }>(sql`
    select model from spreadsheet_versions
    where spreadsheet_id = ${spreadsheetId} and version = ${version}`)
  return row?.model
}

interface VersionRow {
  Version: number
  At: string
  By: string
  FileId: number | null
  FileName: string
  Bytes: number
}

/** The versions, the newest first, at most 100. */
export function listVersions(db: Db, spreadsheetId: number): Promise<VersionRow[]> {
  return db.rows(sql`
    select v.version as "Version", v.added_at as "At",
      coalesce(u.last_name || ' ' || u.first_name, '') as "By", v.file_id as "FileId",
      v.file_name as "FileName", v.bytes as "Bytes"
    from spreadsheet_versions v left join users u on u.id = v.added_by
    where v.spreadsheet_id = ${spreadsheetId} order by v.version desc limit 100`)
}
