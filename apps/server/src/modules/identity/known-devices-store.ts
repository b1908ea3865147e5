import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** A browser in which somebody did not sign in for so long is as any other. */
const REMEMBERED = sql`interval '180 days'`

/** Whether a person has signed in with a browser before. */
export async function isKnownDevice(db: Db, keyHash: string, userId: number): Promise<boolean> {
  const found = await db.row(sql`
    select from known_devices
    where key_hash = ${keyHash} and user_id = ${userId} and used_at > now() - ${REMEMBERED}`)
  return found !== undefined
}

/** Notes that a person has signed in with a browser. */
export async function rememberDevice(db: Db, keyHash: string, userId: number): Promise<void> {
  await db.run(sql`
    insert into known_devices (key_hash, user_id) values (${keyHash}, ${userId})
    on conflict (key_hash, user_id) do update set used_at = now()`)
}

/** Forgets the browsers of a person whose password is a new one. */
export async function forgetDevices(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from known_devices where user_id = ${userId}`)
}

/** Removes browsers that count no more. */
export function deleteOldDevices(db: Db): Promise<number> {
  return db.run(sql`delete from known_devices where used_at < now() - ${REMEMBERED}`)
}
