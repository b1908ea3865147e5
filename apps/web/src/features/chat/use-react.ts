import type { Reaction } from '@telemachos/contract/chat/states'
import { useIdentity, useTexts, useWrite } from '#shared'
import { showSystemMessage } from '#ui'
import type { ChatLog } from './chat-log.ts'
import type { Conversation, Message } from './chat-types.ts'

/** What the person feels about a message, and changing it: what is felt already is taken back. */
export function useReact(
  { Id }: Pick<Conversation, 'Id'>,
  { Seq, Reactions = [] }: Message,
  log: ChatLog,
): { readonly own: Reaction | undefined; readonly react: (reaction: Reaction) => void } {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const write = useWrite('chat.reactToMessage')
  const own = Reactions.find(({ UserIds }) => UserIds.includes(UserId))?.Reaction
  const react = (reaction: Reaction): void =>
    write.mutate(
      { ConversationId: Id, Seq, Reaction: reaction === own ? null : reaction },
      { onSuccess: log.take, onError: (error) => showSystemMessage(error, t) },
    )
  return { own, react }
}
