import { HUB_POSITION } from '@telemachos/contract/core/hub-position'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { realtime, useEvent, useIdentity, useTexts } from '#shared'
import { showSystemMessage } from '#ui'
import { ChatLog, type LogState } from './chat-log.ts'
import { outboxOf } from './outbox.ts'

/** The messages of a conversation, kept up with what happens elsewhere. */
export function useChatLog(conversationId: number): LogState & { readonly log: ChatLog } {
  const { UserId: userId, ProjectId: projectId } = useIdentity()
  const { t } = useTexts()
  const [log] = useState(
    () =>
      new ChatLog(conversationId, outboxOf({ userId, projectId, conversationId }), (error) =>
        showSystemMessage(error, t),
      ),
  )
  const state = useSyncExternalStore(log.listen, log.state, log.state)
  useEffect(() => log.open(), [log])
  // Whatever has changed since is asked for: after a reaction that is one message.
  const onChange = (event: { readonly ConversationId: number }) => {
    if (event.ConversationId === conversationId) void log.catchUp()
  }
  useEvent('chat.changed', onChange)
  useEvent('chat.reacted', onChange)
  // Whatever the hub could not deliver, such as while another server was away.
  useEffect(() => realtime.listen(HUB_POSITION, () => void log.catchUp()), [log])
  // What was missed while there was no connection is asked for once there is one again.
  useEffect(
    () =>
      realtime.watch(() => {
        if (realtime.state === 'Connected') void log.catchUp()
      }),
    [log],
  )
  return { ...state, log }
}
