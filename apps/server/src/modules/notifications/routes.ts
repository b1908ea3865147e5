import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { getChoices, saveChoice, saveQuietHours } from './choices.ts'
import { countUnread, listNotifications, markRead } from './read-notices.ts'

/** What people are told of on the page, and how they want to hear of it besides. */
export const notificationsRoutes = implement(contract.notifications, {
  countUnread: (_input, context) => countUnread(context),
  listNotifications,
  markRead,
  getChoices: (_input, context) => getChoices(context),
  saveChoice,
  saveQuietHours,
})
