import { fullName } from '@telemachos/rules/greek-person'
import type { Conversation } from './chat-types.ts'

/** So many people are named where a group has no name of its own. */
const NAMED = 3

/** Who else is in a conversation. */
export const othersIn = ({ Users }: Conversation, userId: number) =>
  Users.filter(({ Id }) => Id !== userId)

/** What a conversation is called: a group by its name, or by who is in it; two by the other one. */
export function titleOf(conversation: Conversation, userId: number): string {
  if (conversation.Title !== '') return conversation.Title
  const names = othersIn(conversation, userId)
    .filter(({ Left }) => !Left || !conversation.IsGroup)
    .map(fullName)
  return names.length > NAMED ? `${names.slice(0, NAMED).join(', ')}…` : names.join(', ')
}
