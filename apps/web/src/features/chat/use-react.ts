import type { Reaction } from '@telemachos/contract/chat/states'
import { call, useIdentity, useTexts } from '#shared'
import { showSystemMessage } from '#ui'
import type { ChatLog } from './chat-log.ts'
import type { Conversation, Message } from './chat-types.ts'

/** The person's reaction to a message, and changing it: the same one is taken back. */
export function useReact(
  { Id }: Pick<Conversation, 'Id'>,
  { Seq, Reactions = [] }: Message,
  log: ChatLog,
): { readonly own: Reaction | undefined; readonly react: (reaction: Reaction) => void } {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const own = Reactions.find(({ UserIds }) => UserIds.includes(UserId))?.Reaction
  // It changes this message alone: nothing else on the page is loaded again.
  const react = (reaction: Reaction): void => {
    const next = { ConversationId: Id, Seq, Reaction: reaction === own ? null : reaction }
    call('chat.reactToMessage', next).then(log.take, (error: unknown) =>
      showSystemMessage(error, t),
    )
  }
  return { own, react }
}
