import { contract } from '@telemachos/contract'
import { implement, type Implementation } from '../../kernel/implement.ts'
import type { Outgoing } from '../../kernel/outgoing.ts'
import { getChoices, saveChoice, saveQuietHours } from './choices.ts'
import { listMessages, tryMessages } from './try-messages.ts'
import { countUnread, listNotifications, markRead } from './read-notices.ts'

/** What people are told of on the page, and how they want to hear of it besides. */
export const notificationsRoutes = (outgoing: Outgoing): Implementation =>
  implement(contract.notifications, {
    countUnread: (_input, context) => countUnread(context),
    listNotifications,
    markRead,
    getChoices: (_input, context) => getChoices(context, outgoing),
    saveChoice: (input, context) => saveChoice(input, context, outgoing),
    saveQuietHours,
    listMessages,
    tryMessages: (input, context) => tryMessages(input, context, outgoing),
  })
