import type { Db } from '../../kernel/database/database.ts'
import { notices } from '../../kernel/notices.ts'
import { sessionPath, sessionThing } from './notice-model.ts'
import { findForNotices } from './notice-store.ts'

/** What people are told of sessions, by the names of mail templates. */
type Notice =
  | 'conferences.registered'
  | 'conferences.promoted'
  | 'conferences.changed'
  | 'conferences.cancelled'
  | 'conferences.withdrawn'

/** Somebody who is told. */
interface Told {
  readonly sessionId: number
  readonly menteeId: number
  /** Tells one notice of a kind from the next about the same session: what is told twice is told once. */
  readonly occasion: string | number
  /** Whether they wait for a place. */
  readonly waiting?: boolean
}

/** Who tells it, and when. */
interface Teller {
  readonly senderId: number | null
  /** Why, in place of what the session itself says. */
  readonly reason?: string
  readonly now: Date
}

/**
 * Tells people of sessions, on the page and by mail.
 * @param reason why, in place of what the session itself says.
 */
export async function tellPeople(
  db: Db,
  notice: Notice,
  told: readonly Told[],
  { senderId, reason, now }: Teller,
): Promise<void> {
  if (told.length === 0) return
  const rows = await findForNotices(db, [...new Set(told.map(({ sessionId }) => sessionId))])
  const sessions = new Map(rows.map((row) => [row.id, row]))
  const known = told.flatMap((one) => {
    const session = sessions.get(one.sessionId)
    return session ? [{ ...one, session }] : []
  })
  for (const [projectId, people] of Map.groupBy(known, ({ session }) => session.projectId)) {
    await notices.get().tell(db, {
      kind: notice,
      projectId,
      senderId,
      now,
      to: people.map(({ sessionId, menteeId, occasion, waiting = false, session }) => {
        const { id: _, projectId: _p, actionId, words, ...model } = session
        return {
          userId: menteeId,
          key: `${notice}/${sessionId}/${menteeId}/${occasion}`,
          thing: sessionThing(sessionId),
          model: {
            ...words,
            ...model,
            waiting,
            reason: reason ?? session.reason,
            path: sessionPath(actionId),
          },
        }
      }),
    })
  }
}
