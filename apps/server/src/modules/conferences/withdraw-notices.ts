import type { Db } from '../../kernel/database/database.ts'
import { notices } from '../../kernel/notices.ts'
import { sessionThing } from './notice-model.ts'

/** Somebody's place in a session. */
interface Reminded {
  readonly sessionId: number
  readonly menteeId: number
}

/** Takes back what was told of places that are gone, or of another time: see withdrawNotices of meetings. */
export async function withdrawNotices(
  db: Db,
  places: readonly Reminded[],
  now: Date,
): Promise<void> {
  const about = places.map(({ sessionId, menteeId: userId }) => ({
    thing: sessionThing(sessionId),
    userId,
  }))
  await notices.get().withdraw(db, { about, now })
}
