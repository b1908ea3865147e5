import { defineNotices } from '../core/define-notices.ts'
import { MEMBER_ROLES } from '../core/roles.ts'

/** What is told of conversations. */
export const chatNotices = defineNotices({
  'chat.unread': { to: MEMBER_ROLES, usual: 'mail' },
})
