import { defineNotices } from '../core/define-notices.ts'

/** What is told of things that mentees hand in. */
export const submissionNotices = defineNotices({
  'submissions.submitted': { to: ['Mentor'], usual: 'mail', waits: true, mailEveryMinutes: 60 },
  'submissions.accepted': { to: ['Mentee'], usual: 'mail' },
  'submissions.returned': { to: ['Mentee'], usual: 'mail', waits: true },
})
