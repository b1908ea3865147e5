import type { Reaction } from '@telemachos/contract/chat/states'
import type { Conversation, Message } from './chat-types.ts'

/** The sign of a reaction. */
export const REACTION_SIGNS = {
  like: '👍',
  love: '❤️',
  laugh: '😂',
  wow: '😮',
  sad: '😢',
  thanks: '🙏',
} as const satisfies Record<Reaction, string>

/** The reactions to a message of those who are in its conversation: who has left meanwhile is named no more. */
export function reactionsIn(
  { Users }: Pick<Conversation, 'Users'>,
  { Reactions = [] }: Pick<Message, 'Reactions'>,
): NonNullable<Message['Reactions']> {
  const here = new Set(Users.filter(({ Left }) => !Left).map(({ Id }) => Id))
  return Reactions.map(({ Reaction, UserIds }) => ({
    Reaction,
    UserIds: UserIds.filter((id) => here.has(id)),
  })).filter(({ UserIds }) => UserIds.length > 0)
}
