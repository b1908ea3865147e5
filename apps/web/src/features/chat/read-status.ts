import type { Conversation } from './chat-types.ts'
import { othersIn } from './names.ts'

/** A conversation once somebody in it has read up to a message; where that is not shown, as it is. */
export function withRead(conversation: Conversation, userId: number, seq: number): Conversation {
  const Users = conversation.Users.map((user) =>
    user.Id === userId && user.ReadSeq !== null
      ? { ...user, ReadSeq: Math.max(user.ReadSeq, seq) }
      : user,
  )
  return { ...conversation, Users }
}

/**
 * A conversation that was loaded again, with what is known of who has read: an answer that was under way when
 * somebody read on does not take that back.
 */
export const keepRead = (known: Conversation | undefined, loaded: Conversation): Conversation =>
  (known?.Users ?? []).reduce(
    (conversation, { Id, ReadSeq }) =>
      ReadSeq === null ? conversation : withRead(conversation, Id, ReadSeq),
    loaded,
  )

/** Up to which message the other of two has read; undefined where that is not shown. */
export const otherRead = (conversation: Conversation, userId: number): number | undefined =>
  conversation.IsGroup ? undefined : (othersIn(conversation, userId)[0]?.ReadSeq ?? undefined)
