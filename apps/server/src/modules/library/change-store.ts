import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { insertVersion, type Content, type Said } from './item-writes-store.ts'

/** An item as it was approved, whatever waits. */
export interface ApprovedItem {
  title: string
  link: string | null
  metadata: object
  /** The number of its version. */
  version: number
  at: string | null
  by: number | null
}

/** An item without the change of it that waits. */
export function readApproved(db: Db, id: number): Promise<ApprovedItem> {
  return db.one(sql`
    select title, link, metadata, version, approved_at as at, approved_by as by
    from library_items where id = ${id}`)
}

/** Has what is said of an item, which is locked, wait for approval, beside what is approved. */
export async function writeChange(
  db: Db,
  id: number,
  { title, link, metadata, sortKey, searchKey }: Said,
): Promise<void> {
  await db.run(sql`
    insert into library_changes (item_id, project_id, title, link, metadata, file_id, original_name,
      mime, bytes, version, sort_key, search_key)
    select id, project_id, ${title}, ${link}, ${metadata}::jsonb, file_id, original_name, mime, bytes,
      version, ${sortKey}, ${searchKey}
    from library_items where id = ${id}
    on conflict (item_id) do update set title = excluded.title, link = excluded.link,
      metadata = excluded.metadata, sort_key = excluded.sort_key, search_key = excluded.search_key`)
}

/** The same with a new version of its content. */
export async function writeChangedContent(
  db: Db,
  item: { readonly id: number; readonly version: number },
  content: Content,
  at: Date,
): Promise<void> {
  const version = item.version + 1
  await insertVersion(db, item.id, version, content, at)
  await db.run(sql`
    insert into library_changes (item_id, project_id, title, link, metadata, file_id, original_name,
      mime, bytes, version, sort_key, search_key)
    select id, project_id, title, link, metadata, ${content.fileId}, ${content.fileName},
      ${content.mime}, ${content.bytes}, ${version}, sort_key, search_key
    from library_items where id = ${item.id}
    on conflict (item_id) do update set file_id = excluded.file_id,
      original_name = excluded.original_name, mime = excluded.mime, bytes = excluded.bytes,
      version = excluded.version`)
  await db.run(sql`update library_items set revision = revision + 1 where id = ${item.id}`)
}

/** Makes what waits of an item, which is locked, what it is. */
export async function takeChange(db: Db, id: number): Promise<void> {
  await db.run(sql`
    with c as (delete from library_changes where item_id = ${id} returning *)
    update library_items i set title = c.title, link = c.link, metadata = c.metadata,
      file_id = c.file_id, original_name = c.original_name, mime = c.mime, bytes = c.bytes,
      version = c.version, sort_key = c.sort_key, search_key = c.search_key
    from c where i.id = c.item_id`)
}
