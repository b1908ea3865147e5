import type { Db } from '../../kernel/database/database.ts'
import { promoteWaiting } from './place-store.ts'
import { tellPeople } from './tell-people.ts'

/**
 * Gives the free places of sessions, which the caller has locked, to who waits longest, and tells them.
 * @returns how many have a place now.
 */
export async function promote(
  db: Db,
  sessionIds: readonly number[],
  { now, senderId }: { readonly now: Date; readonly senderId: number | null },
): Promise<number> {
  const promoted = await promoteWaiting(db, sessionIds, now)
  const told = promoted.map(({ queue, ...one }) => ({ ...one, occasion: queue }))
  await tellPeople(db, 'conferences.promoted', told, { senderId, now })
  return promoted.length
}
