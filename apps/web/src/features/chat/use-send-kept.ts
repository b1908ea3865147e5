import { useEffect } from 'react'
import { useIdentity } from '#shared'
import { listOutboxes, readOutbox } from './kept.ts'
import { outboxOf } from './outbox.ts'

/** Sends what an earlier page had on its way in conversations of the project, whichever page is open. */
export function useSendKept(isOn: boolean): void {
  const { UserId: userId, ProjectId: projectId } = useIdentity()
  useEffect(() => {
    if (!isOn) return
    for (const conversationId of listOutboxes(userId)) {
      const isHere = readOutbox(userId, conversationId).every((one) => one.projectId === projectId)
      if (isHere) void outboxOf({ userId, projectId, conversationId }).flush()
    }
  }, [isOn, userId, projectId])
}
