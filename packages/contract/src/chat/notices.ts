import { defineNotices } from '../core/define-notices.ts'
import { MEMBER_ROLES } from '../core/roles.ts'
import { REPORT_ROLES } from './roles.ts'

/** What is told of conversations. */
export const chatNotices = defineNotices({
  'chat.unread': { to: MEMBER_ROLES, usual: 'mail' },
  'chat.reported': { to: REPORT_ROLES, usual: 'mail', waits: true },
})
