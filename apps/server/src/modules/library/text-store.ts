import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { isFileShownBySql } from '../files/index.ts'

/** An item whose words are not known yet. */
export interface UnreadItem {
  id: number
  fileId: number
  projectId: number
  mime: string
  bytes: number
  version: number
}

/** Some items whose latest version has not been read for its words; nothing that waits for the scanner. */
export function listUnread(db: Db): Promise<UnreadItem[]> {
  return db.rows(sql`
    select id, file_id as "fileId", project_id as "projectId", mime, bytes, version from library_items
    where indexed_version < version and file_id is not null and deleted_at is null
      and ${isFileShownBySql(sql`file_id`, sql`false`)}
    order by id limit 20`)
}

/** Keeps the words of a version in place of those before, and that it has been read. */
export async function writeWords(
  db: Db,
  { id, version }: UnreadItem,
  words: readonly string[],
): Promise<void> {
  await db.run(sql`delete from library_texts where item_id = ${id}`)
  if (words.length > 0) {
    await db.run(sql`
      insert into library_texts (item_id, version, words)
      select i.id, ${version}::int, array_to_tsvector(${words}::text[])
      from library_items i where i.id = ${id}
      on conflict (item_id) do update set version = excluded.version, words = excluded.words`)
  }
  await db.run(sql`
    update library_items set indexed_version = ${version}
    where id = ${id} and indexed_version < ${version}`)
}
