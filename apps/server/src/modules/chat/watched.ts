import { CHAT_ROOM, TYPING, TYPING_EVERY_MS } from '@telemachos/contract/chat/limits'
import { messageCalls } from '@telemachos/contract/chat/message-calls'
import type { WatchedKind } from '../../kernel/realtime/watched.ts'
import { listWatching } from './place-store.ts'

const WHOLE = /^[1-9]\d{0,8}$/

/**
 * Conversations that pages have open: who may write there sees who types, and who is here. A message is
 * given to one by the hub; the call of messages decides anew who may.
 */
export const watchedConversations: WatchedKind = {
  kind: CHAT_ROOM,
  signals: { [TYPING]: TYPING_EVERY_MS },
  receive: (id, values) => ({
    call: messageCalls.sendMessage,
    input: { ...values, ConversationId: Number(id) },
  }),
  admit: async (db, watchers) => {
    const others = await listWatching(
      db,
      watchers.map(({ principal, id }) => ({
        // Nobody is there in somebody else's place.
        userId: principal.impersonation === null ? principal.userId : 0,
        conversationId: WHOLE.test(id) ? Number(id) : 0,
      })),
    )
    return others.map((ids) => ids ?? undefined)
  },
}
