import type { CallContext } from '../../kernel/context.ts'
import { chatChanged } from '@telemachos/contract/chat/events'
import { roomsOf, writeOutbox } from '../../kernel/outbox.ts'
import type { FileKind } from '../files/index.ts'
import { seesMessage, touchMessage } from './message-store.ts'
import { listHearers } from './place-store.ts'
import { accessOpen, readerOf, readsReports } from './policy.ts'
import { isInReport } from './report-store.ts'

/** Files of messages: `chat/{conversation}`; each belongs to the message with which it was sent. */
export const FILES = 'chat'

const LARGEST = 50 * 1024 * 1024

const WHOLE = /^\d{1,9}$/

/**
 * Who may send files where: whoever writes there. They are read by whoever sees the message, and by who
 * looks at a report of it.
 */
export const chatFiles: FileKind = {
  largest: LARGEST,
  accept: [],
  requireUpload: async (context: CallContext, { rest }) => {
    context.markReachChecked()
    await accessOpen(context, context.isOwnPerson() && WHOLE.test(rest) ? Number(rest) : 0)
  },
  mayRead: async (context, { ownerId }) => {
    context.markReachChecked()
    if (context.isOwnPerson() && (await seesMessage(context.db, context.actor, ownerId)))
      return true
    return readsReports(context) && isInReport(context.db, readerOf(context), ownerId)
  },
  onScanned: async (db, { ownerId, projectId }) => {
    const message = await touchMessage(db, ownerId)
    if (!message) return
    const { conversationId, userId } = message
    const users = [...new Set([userId, ...(await listHearers(db, conversationId))])]
    const payload = { ProjectId: projectId, ConversationId: conversationId }
    await writeOutbox(db, [{ name: chatChanged.name, payload, rooms: roomsOf({ users }) }])
  },
}
