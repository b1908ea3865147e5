import type { CallContext } from '../../kernel/context.ts'
import { announceSession } from './announce.ts'
import { lockComing, withdrawFrom } from './place-store.ts'
import { promote } from './promote.ts'
import { withdrawNotices } from './withdraw-notices.ts'

/**
 * Frees the places of a person in sessions of a project that are still to come, as when they leave it;
 * who waits longest gets them. Whoever calls this has checked that they may. Attendance of past ones stays as it was.
 * @returns how many there were.
 */
export async function freePlacesOf(
  context: CallContext,
  person: { readonly projectId: number; readonly userId: number },
): Promise<number> {
  const { db, actor, now } = context
  const sessions = await lockComing(db, person, now)
  const ids = sessions.map(({ id }) => id)
  if (ids.length === 0) return 0
  await withdrawFrom(db, ids, person.userId, now)
  await withdrawNotices(
    db,
    ids.map((sessionId) => ({ sessionId, menteeId: person.userId })),
    now,
  )
  await promote(db, ids, { now, senderId: actor.userId })
  for (const session of sessions) {
    announceSession(context, { ...session, projectId: person.projectId })
  }
  return ids.length
}
