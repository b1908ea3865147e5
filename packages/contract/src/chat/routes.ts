import { inProject, madeRoute } from '../core/routes.ts'
import { REPORT_ROLES } from './roles.ts'

/** The pages of chat; what was reported has one of its own. */
export const chatRoutes = [
  madeRoute('chat'),
  madeRoute('chat.conversation'),
  madeRoute('mentee.chatitems'),
  madeRoute('mentor.chatitems'),
  inProject('chatreports', 'chatreports', REPORT_ROLES),
] as const
