import type { Reaction } from '@telemachos/contract/chat/states'

/** The sign of what somebody feels about a message. */
export const REACTION_SIGNS = {
  like: '👍',
  love: '❤️',
  laugh: '😂',
  wow: '😮',
  sad: '😢',
  thanks: '🙏',
} as const satisfies Record<Reaction, string>
