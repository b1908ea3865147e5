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

/** Which of the keys belong to a picture. */
export async function picturesAmong(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ key: string }>(sql`
    select key from quest_pictures where key = any (${keys}::text[])`)
  return new Set(rows.map(({ key }) => key))
}
