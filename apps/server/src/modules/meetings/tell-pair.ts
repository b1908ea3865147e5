import type { CallContext } from '../../kernel/context.ts'
import { notices } from '../../kernel/notices.ts'
import { findPair } from './notice-store.ts'
import type { MeetingKey } from './store.ts'
import { meetingPath, meetingThing } from './notice-model.ts'
import { withdrawNotices } from './withdraw-notices.ts'

/**
 * Tells mentor and mentee that their meeting was set, moved or cancelled; not the one who did it.
 * A meeting that changes again is told of again, and what was told of it before no longer holds.
 */
export async function tellPair(
  { db, actor, now, requestId }: CallContext,
  key: MeetingKey,
  notice: 'meetings.scheduled' | 'meetings.moved' | 'meetings.cancelled',
): Promise<void> {
  const pair = await findPair(db, key)
  if (!pair) return
  const { id, mentor, mentee, mentorId, menteeId, actionId: _, words, ...model } = pair
  const thing = meetingThing(id)
  await withdrawNotices(db, [pair], now)
  const people = [
    { userId: menteeId, with: mentor, ...words.mentee },
    { userId: mentorId, with: mentee, ...words.mentor },
  ]
  await notices.get().tell(db, {
    kind: notice,
    projectId: key.projectId,
    senderId: actor.userId,
    now,
    to: people
      .filter(({ userId }) => userId !== actor.userId)
      .map(({ userId, ...other }) => ({
        userId,
        key: `${notice}/${id}/${requestId}/${userId}`,
        thing,
        of: [menteeId],
        model: { ...model, ...other, path: meetingPath(pair, userId) },
      })),
  })
}
