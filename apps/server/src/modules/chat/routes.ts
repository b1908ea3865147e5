import { contract } from '@telemachos/contract'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { implement } from '../../kernel/implement.ts'
import { prepared } from '../../kernel/prepared.ts'
import { copiesOf, discardCopies } from '../files/index.ts'
import { changeGroup, createGroup, leaveGroup } from './change-group.ts'
import { deleteMessage, editMessage } from './change-message.ts'
import { block, markRead, mute } from './change-place.ts'
import { copyFiles, storeForwarded } from './copy-files.ts'
import { countNew, getConversation, listContacts, listConversations } from './list-conversations.ts'
import { reactToMessage } from './react.ts'
import { getMessages, listFiles, listNewMessages, searchMessages } from './read-messages.ts'
import { closeReport, getReport, listReports, reportMessage } from './reports.ts'
import { sendMessage } from './send-message.ts'
import { startConversation } from './start-conversation.ts'

/** People of a programme who talk with each other. */
export const chatRoutes = (storage: FileStorage) =>
  implement(contract.chat, {
    countNew,
    listConversations,
    getConversation,
    listContacts,
    startConversation,
    createGroup,
    changeGroup,
    leaveGroup,
    mute,
    block,
    getMessages,
    listNewMessages,
    sendMessage,
    editMessage,
    deleteMessage,
    reactToMessage,
    markRead,
    searchMessages,
    listFiles,
    copyFiles: prepared((input, context) => storeForwarded(input, context, storage), copyFiles, {
      inTurn: copiesOf,
      discard: (stored) => discardCopies(stored, storage),
    }),
    reportMessage,
    listReports,
    getReport,
    closeReport,
  })
