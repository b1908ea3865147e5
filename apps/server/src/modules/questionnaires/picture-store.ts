import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

interface NewPicture {
  readonly key: string
  readonly questId: number
  readonly mime: string
  readonly bytes: number
  readonly at: Date
}

export async function insertPicture(db: Db, { key, questId, mime, bytes, at }: NewPicture) {
  await db.run(sql`
    insert into quest_pictures (key, quest_id, mime, bytes, uploaded_at)
    values (${key}, ${questId}, ${mime}, ${bytes}, ${at})`)
}

/** The media type of a picture; undefined for a key that is none. */
export async function findPictureType(db: Db, key: string): Promise<string | undefined> {
  const row = await db.row<{ mime: string }>(sql`
    select mime from quest_pictures where key = ${key}`)
  return row?.mime
}

export async function countPictures(db: Db, questId: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from quest_pictures where quest_id = ${questId}`)
  return count
}

interface PictureRow {
  key: string
  mime: string
  bytes: number
}

/** The pictures of some keys, in their order; keys of none are left out. */
export function listPictures(db: Db, keys: readonly string[]): Promise<PictureRow[]> {
  return db.rows(sql`
    select p.key, p.mime, p.bytes from quest_pictures p
    join unnest(${keys}::text[]) with ordinality as asked (key, place) on asked.key = p.key
    order by asked.place`)
}

/** Which of the keys belong to a picture. */
export async function picturesAmong(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ key: string }>(sql`
    select key from quest_pictures where key = any (${keys}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

/**
 * Notes which pictures no draft and no version of any questionnaire shows any more: a question is
 * copied to another questionnaire with the address of its picture.
 */
export async function noteUnusedPictures(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    with written as (
      select draft::text as text from questionnaires
      union all select draft::text from questionnaire_versions
    ),
    shown as materialized (
      select distinct named[1] as key
      from written, regexp_matches(text, '/api/quest/picture/([0-9a-f]{32})', 'g') as named
      where strpos(text, '/api/quest/picture/') > 0
    )
    update quest_pictures p
    set unused_since = case when shown.key is null then ${now}::timestamptz end
    from quest_pictures own left join shown on shown.key = own.key
    where p.key = own.key and (p.unused_since is null) = (shown.key is null)`)
}

/** Forgets the pictures that have not been shown since before the instant. */
export async function deleteUnusedPictures(db: Db, before: Date): Promise<void> {
  await db.run(sql`delete from quest_pictures where unused_since < ${before}`)
}
