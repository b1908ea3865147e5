import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What an upload will be. */
export interface LibraryUpload {
  /** The item of which it is a new version; null for a new item. */
  itemId: number | null
  category: string
  title: string
}

export async function insertUpload(
  db: Db,
  fileId: number,
  { itemId, category, title }: LibraryUpload,
): Promise<void> {
  await db.run(sql`
    insert into library_uploads (file_id, item_id, category, title)
    values (${fileId}, ${itemId}, ${category}, ${title})`)
}

/** An upload of the library that has not ended; locked until the transaction ends. */
export function findUpload(db: Db, fileId: number): Promise<LibraryUpload | undefined> {
  return db.row(sql`
    select item_id as "itemId", category, title from library_uploads
    where file_id = ${fileId} for update`)
}

export async function deleteUpload(db: Db, fileId: number): Promise<void> {
  await db.run(sql`delete from library_uploads where file_id = ${fileId}`)
}

/** The item that has, or had, a file. */
export async function findItemOf(db: Db, fileId: number): Promise<number | undefined> {
  const row = await db.row<{ id: number }>(sql`
    select item_id as id from library_versions where file_id = ${fileId}`)
  return row?.id
}
