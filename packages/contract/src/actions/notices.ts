import { defineNotices } from '../core/define-notices.ts'

/** What mentees and their mentors are told of actions. */
export const actionNotices = defineNotices({
  'actions.published': { to: ['Mentee', 'Mentor'], usual: 'digest' },
  'actions.dueReminder': { to: ['Mentee'], usual: 'mail' },
  'actions.menteeDueReminder': { to: ['Mentor'], usual: 'mail' },
})
