import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/**
 * Takes bytes of what a network may send in a day (UTC), in the transaction of what they are for.
 * @param upload what `bytes` is less than `most`.
 * @returns whether so many were left; also those of whoever sends at the same time count.
 */
export async function takeBytes(
  db: Db,
  upload: {
    readonly network: string
    readonly bytes: number
    readonly most: number
    readonly now: Date
  },
): Promise<boolean> {
  const taken = await db.run(sql`
    insert into application_uploads as u (network, day, bytes)
    values (${upload.network}, (${upload.now}::timestamptz at time zone 'UTC')::date,
      ${upload.bytes}::bigint)
    on conflict (network, day) do update set bytes = u.bytes + excluded.bytes
    where u.bytes + excluded.bytes <= ${upload.most}::bigint`)
  return taken === 1
}

/** How many bytes a network has sent on the instant's day (UTC). */
export async function readBytes(db: Db, network: string, now: Date): Promise<number> {
  const row = await db.row<{ bytes: number }>(sql`
    select bytes::float8 as bytes from application_uploads
    where network = ${network} and day = (${now}::timestamptz at time zone 'UTC')::date`)
  return row?.bytes ?? 0
}

/** Forgets what was sent on days before the instant's. */
export function deleteOldUploads(db: Db, before: Date): Promise<number> {
  return db.run(sql`
    delete from application_uploads
    where day < (${before}::timestamptz at time zone 'UTC')::date`)
}
