import type { Db } from '../../kernel/database/database.ts'
import { empty, join, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { heldStateOfFile, type HeldState } from '../files/index.ts'
import { isChangeSeen, isReceived, isVisible, type Viewer } from './visibility-store.ts'

/** An item as somebody sees it. */
export interface ItemRow {
  id: number
  title: string
  category: string
  link: string | null
  fileId: number | null
  fileName: string
  mime: string
  bytes: number
  version: number
  metadata: unknown
  tags: string[]
  uploaderId: number
  uploader: string
  at: string
  approve: boolean
  /** Whether it is approved as it is seen here. */
  isApproved: boolean
  /** Whether everybody sees it, if it waits here in the way that was approved. */
  isPublic: boolean
  publicTitle: string
  publicVersion: number
  revision: number
  starsSum: number
  ratings: number
  ownStars: number
  isFavorite: boolean
  /** Where it stands in the order of its list. */
  key: string
  /** Why its file is shown to who uploaded it alone; null where it is not. */
  held: HeldState | null
}

/** How lists are ordered: by title, or by when an item came. */
export type Order = 'title' | 'newest' | 'oldest'

/** Where a part of a list begins. */
export interface Place {
  readonly Key: string
  readonly Id: number
}

const ORDERS: Record<Order, { key: Sql; sort: Sql; after: (place: Place) => Sql }> = {
  title: {
    key: sql`i.sort_key`,
    sort: sql`i.sort_key, i.id`,
    after: ({ Key, Id }) => sql`(i.sort_key, i.id) > (${Key}, ${Id})`,
  },
  newest: {
    key: sql`i.created_at`,
    sort: sql`i.created_at desc, i.id desc`,
    after: ({ Key, Id }) => sql`(i.created_at, i.id) < (${Key}::timestamptz, ${Id})`,
  },
  oldest: {
    key: sql`i.created_at`,
    sort: sql`i.created_at, i.id`,
    after: ({ Key, Id }) => sql`(i.created_at, i.id) > (${Key}::timestamptz, ${Id})`,
  },
}

const ITEMS = sql`library_items`

/** What of an item may wait beside what is approved. */
const latest = (column: Sql): Sql =>
  sql`case when c.item_id is null then i.${column} else c.${column} end`

/** The rows whose columns those are, of an item source `i`. */
const seen = (viewer: Viewer, items: Sql): Sql => sql`
  ${items} i join users u on u.id = i.uploader_id
  left join library_changes c on ${isChangeSeen(viewer)}`

/** What somebody thinks of an item and keeps at hand is theirs alone. */
const columns = ({ userId, isOwn }: Viewer, { key }: { key: Sql }): Sql => sql`
  i.id, ${latest(sql`title`)} as title, i.category, ${latest(sql`link`)} as link,
  ${latest(sql`file_id`)} as "fileId", ${latest(sql`original_name`)} as "fileName",
  ${latest(sql`mime`)} as mime, ${latest(sql`bytes`)} as bytes, ${latest(sql`version`)} as version,
  ${latest(sql`metadata`)} as metadata, i.tags, i.uploader_id as "uploaderId",
  u.last_name || ' ' || u.first_name as uploader, i.created_at as at, i.approve,
  i.approved_at is not null and c.item_id is null as "isApproved",
  i.approved_at is not null as "isPublic", i.title as "publicTitle", i.version as "publicVersion",
  i.revision, i.stars_sum as "starsSum",
  i.stars_count as ratings,
  coalesce((select g.stars from library_ratings g
    where g.item_id = i.id and g.user_id = ${userId} and ${isOwn}), 0)::int as "ownStars",
  exists (select from library_favorites f
    where f.user_id = ${userId} and f.item_id = i.id and ${isOwn}) as "isFavorite",
  ${key} as key,
  case when i.uploader_id = ${userId} then ${heldStateOfFile(latest(sql`file_id`))} end as held`

/** An item that somebody sees; with `isLocked` until the transaction ends. */
export function findItem(
  db: Db,
  viewer: Viewer,
  id: number,
  isLocked = false,
): Promise<ItemRow | undefined> {
  return db.row(sql`
    select ${columns(viewer, ORDERS.title)}
    from ${seen(viewer, ITEMS)}
    where i.id = ${id} and ${isVisible(viewer)} ${isLocked ? sql`for update of i` : empty}`)
}

/** The item of which one of these files is a version, where somebody sees it. */
export function findItemOfFiles(
  db: Db,
  viewer: Viewer,
  fileIds: readonly number[],
): Promise<ItemRow | undefined> {
  return db.row(sql`
    select ${columns(viewer, ORDERS.title)}
    from ${seen(viewer, ITEMS)}
    where i.id in (select v.item_id from library_versions v where v.file_id = any (${fileIds}::int[]))
      and ${isVisible(viewer)}
    order by i.id desc limit 1`)
}

interface Part {
  readonly order: Order
  readonly after: Place | null
  readonly limit: number
}

/** The items for which a condition holds, of those that somebody sees. */
function list(
  db: Db,
  viewer: Viewer,
  condition: Sql,
  { order, after, limit }: Part,
  items = ITEMS,
): Promise<ItemRow[]> {
  const { sort, after: isAfter } = ORDERS[order]
  return db.rows(sql`
    select ${columns(viewer, ORDERS[order])}
    from ${seen(viewer, items)}
    where ${isVisible(viewer)} and ${condition} ${after ? sql`and ${isAfter(after)}` : empty}
    order by ${sort} limit ${whole(limit)}`)
}

/** Which list: the items of a folder without those of the folders in it, or one of somebody's lists. */
export type Which = 'own' | 'favorites' | 'shared' | 'unapproved' | { readonly category: string }

function isListed(viewer: Viewer, which: Which): Sql {
  if (typeof which === 'object') return sql`i.category = ${which.category}`
  switch (which) {
    case 'own':
      return sql`i.uploader_id = ${viewer.userId}`
    case 'favorites':
      return sql`i.id in (select f.item_id from library_favorites f
        where f.user_id = ${viewer.userId} and ${viewer.isOwn})`
    case 'shared':
      return sql`i.uploader_id <> ${viewer.userId}
        and i.id in (select s.item_id from library_shares s where ${isReceived(viewer)})`
    case 'unapproved':
      return sql`i.id in (
        select w.id from library_items w
        where w.project_id = ${viewer.projectId} and w.approve and w.approved_at is null
          and w.deleted_at is null
        union all select w.item_id from library_changes w where w.project_id = ${viewer.projectId})
        and (i.approved_at is null or c.item_id is not null)`
  }
}

/** The items of a list that somebody sees. */
export const listWhich = (db: Db, viewer: Viewer, which: Which, part: Part): Promise<ItemRow[]> =>
  list(db, viewer, isListed(viewer, which), part)

/** How many items a list has of those that somebody sees, and how many they see in all. */
export const countWhich = (db: Db, viewer: Viewer, which: Which): Promise<Counts> =>
  countItems(db, viewer, isListed(viewer, which))

interface Counts {
  readonly count: number
  readonly All: number
}

const countItems = (db: Db, viewer: Viewer, condition: Sql): Promise<Counts> =>
  db.one(sql`
    select (select count(*)::int from ${seen(viewer, ITEMS)}
        where ${isVisible(viewer)} and ${condition}) as count,
      (select count(*)::int from ${seen(viewer, ITEMS)} where ${isVisible(viewer)}) as "All"`)

/** What is searched for. */
export interface Search {
  /** For each word the patterns of which one must be in the title or a tag. */
  readonly patterns: readonly (readonly string[])[]
  /** The words of contents, as a tsquery; undefined where there are none to look for. */
  readonly words: string | undefined
  /** Whether few will have it, so that they are looked up first. */
  readonly isRare: boolean
}

/** So many items are looked at one after the other, before all that have a word are looked up. */
const NEAR = 1_000

/**
 * The items that a search finds, by title. What many have is found among the next ones, without reading
 * all that have it; what fills no part there is looked up by the indexes.
 */
export async function search(
  db: Db,
  viewer: Viewer,
  { patterns, words, isRare }: Search,
  part: Part,
): Promise<ItemRow[]> {
  const named = (item: Sql): Sql => isNamed(patterns, item)
  if (!isRare) return list(db, viewer, named(sql`i`), part)
  const found = await list(
    db,
    viewer,
    words === undefined
      ? named(sql`i`)
      : sql`(${named(sql`i`)} or exists (
          select from library_texts t
          where t.item_id = i.id and t.words @@ ${words}::tsquery offset 0))`,
    part,
    nextByTitle(viewer, part),
  )
  if (found.length === part.limit) return found
  return list(db, viewer, isFound(viewer, { patterns, words }), part)
}

/** How many items a search finds of those that somebody sees, and how many they see in all. */
export const countFound = (db: Db, viewer: Viewer, wanted: Search): Promise<Counts> =>
  countItems(db, viewer, isFound(viewer, wanted))

/** The same of a search without a word. */
export const countNone = (db: Db, viewer: Viewer): Promise<Counts> =>
  countItems(db, viewer, sql`false`)

/** Whether a title or the tags have each of the words. */
const isNamed = (patterns: Search['patterns'], item: Sql): Sql =>
  join(
    patterns.map((any) => sql`${item}.search_key like any (${any}::text[])`),
    ' and ',
  )

/** Whether the indexes find an item `i`. */
function isFound(viewer: Viewer, { patterns, words }: Pick<Search, 'patterns' | 'words'>): Sql {
  const texts =
    words === undefined
      ? empty
      : sql`
    union select t.item_id from library_texts t where t.words @@ ${words}::tsquery`
  return sql`i.id in (
    select n.id from library_items n
    where n.project_id = ${viewer.projectId} and n.deleted_at is null and ${isNamed(patterns, sql`n`)}
    ${texts})`
}

/** The next items of a project, whoever sees them. */
const nextByTitle = ({ projectId }: Viewer, { after }: Part): Sql => sql`(
  select i.* from library_items i
  where i.project_id = ${projectId} and i.deleted_at is null
    ${after ? sql`and ${ORDERS.title.after(after)}` : empty}
  order by ${ORDERS.title.sort} limit ${whole(NEAR)})`

/** Which of these somebody sees, by title. */
export const listThese = (db: Db, viewer: Viewer, ids: readonly number[], part: Part) =>
  list(db, viewer, sql`i.id = any (${ids}::int[])`, part)

/** The files that somebody sees in a folder and in all below it, by title. */
export const listFilesBelow = (db: Db, viewer: Viewer, category: string, part: Part) =>
  list(
    db,
    viewer,
    sql`i.file_id is not null
      and ${category === '/' ? sql`true` : isBelow(sql`i.category`, category)}`,
    part,
  )

/**
 * Whether a path is a folder's or of one below it; as a range, which an index knows. The sign after
 * the slash is 0.
 */
export const isBelow = (column: Sql, category: string): Sql =>
  sql`${column} >= ${category} and ${column} < ${`${category.slice(0, -1)}0`}`

/** The title of this key in a folder that somebody sees, and those of this stem with a number. */
export async function listTitles(
  db: Db,
  viewer: Viewer,
  category: string,
  { key, stem }: { key: string; stem: string },
): Promise<Map<string, { id: number; uploaderId: number; isFile: boolean }>> {
  const rows = await db.rows<{ key: string; id: number; uploaderId: number; isFile: boolean }>(sql`
    select i.sort_key as key, i.id, i.uploader_id as "uploaderId", i.file_id is not null as "isFile"
    from library_items i
    where ${isVisible(viewer)} and i.category = ${category}
      and (i.sort_key = ${key} or starts_with(i.sort_key, ${`${stem} (`}))
    order by i.sort_key, i.id desc limit 10_000`)
  return new Map(rows.map(({ key: own, ...item }) => [own, item]))
}
