import { defineNotices } from '../core/define-notices.ts'

/** What people are told by the scripts of a project. */
export const scriptNotices = defineNotices({
  'scripts.said': { to: ['Mentee', 'Mentor'], usual: 'mail' },
})
