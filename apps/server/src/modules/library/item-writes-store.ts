import type { Db } from '../../kernel/database/database.ts'
import { empty, sql } from '../../kernel/database/sql.ts'
import type { Viewer } from './visibility-store.ts'

/** What is said of an item, as it is stored. */
export interface Said {
  readonly title: string
  readonly category: string
  readonly link: string | null
  /** As JSON. */
  readonly metadata: string
  /** As JSON. */
  readonly tags: string
  readonly approve: boolean
  readonly approvedAt: Date | null
  readonly approvedBy: number | null
  readonly sortKey: string
  readonly searchKey: string
}

/** A content that has arrived. */
export interface Content {
  readonly fileId: number
  readonly fileName: string
  readonly mime: string
  readonly bytes: number
}

interface NewItem extends Said {
  readonly projectId: number
  readonly uploaderId: number
  readonly at: Date
  /** Null for a link. */
  readonly content: Content | null
  /** The media type of a link. */
  readonly linkType: string
}

/** Adds an item; @returns its id. */
export async function insertItem(db: Db, item: NewItem): Promise<number> {
  const { content } = item
  const { id } = await db.one<{ id: number }>(sql`
    insert into library_items (project_id, category, title, link, file_id, original_name, mime, bytes,
      metadata, tags, uploader_id, created_at, approve, approved_at, approved_by, sort_key, search_key)
    values (${item.projectId}, ${item.category}, ${item.title}, ${item.link},
      ${content?.fileId ?? null}, ${content?.fileName ?? ''}, ${content?.mime ?? item.linkType},
      ${content?.bytes ?? 0}, ${item.metadata}::jsonb, ${item.tags}::jsonb, ${item.uploaderId},
      ${item.at}, ${item.approve}, ${item.approvedAt}, ${item.approvedBy}, ${item.sortKey},
      ${item.searchKey})
    returning id`)
  if (content) await insertVersion(db, id, 1, content, item.at)
  return id
}

/** Keeps a content among those that an item has had. */
export async function insertVersion(
  db: Db,
  itemId: number,
  number: number,
  { fileId, fileName, mime, bytes }: Content,
  at: Date,
): Promise<void> {
  await db.run(sql`
    insert into library_versions (item_id, number, file_id, original_name, mime, bytes, at)
    values (${itemId}, ${number}, ${fileId}, ${fileName}, ${mime}, ${bytes}, ${at})`)
}

/** Gives an item, which is locked, a new version; it stays approved, or not, as it is. */
export async function replaceContent(
  db: Db,
  item: { readonly id: number; readonly version: number },
  content: Content,
  at: Date,
): Promise<void> {
  await insertVersion(db, item.id, item.version + 1, content, at)
  await db.run(sql`
    update library_items set file_id = ${content.fileId}, original_name = ${content.fileName},
      mime = ${content.mime}, bytes = ${content.bytes}, version = ${item.version + 1},
      revision = revision + 1
    where id = ${item.id}`)
}

/** Writes what is said of an item, which is locked. */
export async function updateItem(db: Db, id: number, said: Said): Promise<void> {
  await db.run(sql`
    update library_items set title = ${said.title}, category = ${said.category},
      link = ${said.link}, metadata = ${said.metadata}::jsonb, tags = ${said.tags}::jsonb,
      approve = ${said.approve}, approved_at = ${said.approvedAt},
      approved_by = ${said.approvedBy}, sort_key = ${said.sortKey}, search_key = ${said.searchKey},
      revision = revision + 1
    where id = ${id}`)
}

export async function setApproved(db: Db, id: number, by: number, at: Date): Promise<void> {
  await db.run(sql`
    update library_items set approved_at = ${at}, approved_by = ${by}, revision = revision + 1
    where id = ${id}`)
}

export async function moveItems(db: Db, ids: readonly number[], category: string): Promise<void> {
  await db.run(sql`
    update library_items set category = ${category}, revision = revision + 1
    where id = any (${ids}::int[]) and category <> ${category}`)
}

/** Gives stars, in place of those before; 0 takes them back. */
export async function rate(db: Db, itemId: number, userId: number, stars: number): Promise<void> {
  if (stars === 0) {
    await db.run(sql`
      delete from library_ratings where item_id = ${itemId} and user_id = ${userId}`)
    return
  }
  await db.run(sql`
    insert into library_ratings (item_id, user_id, stars) values (${itemId}, ${userId}, ${stars})
    on conflict (item_id, user_id) do update set stars = excluded.stars`)
}

export async function setFavorite(
  db: Db,
  itemId: number,
  userId: number,
  isFavorite: boolean,
  at: Date,
): Promise<void> {
  await db.run(
    isFavorite
      ? sql`insert into library_favorites (user_id, item_id, at)
          values (${userId}, ${itemId}, ${at}) on conflict do nothing`
      : sql`delete from library_favorites where user_id = ${userId} and item_id = ${itemId}`,
  )
}

/** Deletes items so that they can be restored; what somebody else has deleted meanwhile is theirs. */
export async function setDeleted(
  db: Db,
  ids: readonly number[],
  by: number,
  at: Date,
): Promise<void> {
  await db.run(sql`
    update library_items set deleted_at = ${at}, deleted_by = ${by}
    where id = any (${ids}::int[]) and deleted_at is null`)
}

/** An item that somebody has deleted. */
export interface DeletedItem {
  id: number
  uploaderId: number
}

/** Which of these items somebody has deleted since the instant; locked until the transaction ends. */
export function listDeletedBy(
  db: Db,
  { projectId, userId, isOwn }: Pick<Viewer, 'projectId' | 'userId' | 'isOwn'>,
  ids: readonly number[],
  since: Date,
): Promise<DeletedItem[]> {
  return db.rows(sql`
    select id, uploader_id as "uploaderId" from library_items
    where id = any (${ids}::int[]) and project_id = ${projectId} and deleted_by = ${userId}
      and deleted_at > ${since} ${isOwn ? empty : sql`and (approve or approved_at is not null)`}
    order by id for update`)
}

/** Restores items into their folders, or the topmost one where those are gone by now. */
export async function setRestored(db: Db, ids: readonly number[]): Promise<void> {
  await db.run(sql`
    update library_items i set deleted_at = null, deleted_by = null,
      category = case when exists (select from library_categories f
          where f.project_id = i.project_id and f.path = i.category) then i.category else '/' end
    where i.id = any (${ids}::int[])`)
}

/** Items that were deleted before the instant, some at a time. */
export async function listDeleted(db: Db, before: Date): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select id from library_items where deleted_at < ${before}
    order by deleted_at limit 500 for update skip locked`)
  return rows.map(({ id }) => id)
}

export async function deleteItems(db: Db, ids: readonly number[]): Promise<void> {
  await db.run(sql`delete from library_items where id = any (${ids}::int[])`)
}

/** The contents that an item has had, the latest first. */
export function listVersions(
  db: Db,
  itemId: number,
): Promise<
  { number: number; fileId: number; fileName: string; mime: string; bytes: number; at: string }[]
> {
  return db.rows(sql`
    select number, file_id as "fileId", original_name as "fileName", mime, bytes, at
    from library_versions where item_id = ${itemId} order by number desc limit 200`)
}
