import { defineNotices } from '../core/define-notices.ts'

const pair = { to: ['Mentor', 'Mentee'], usual: 'mail' } as const

/** What mentors and mentees are told of their meetings. */
export const meetingNotices = defineNotices({
  'meetings.scheduled': pair,
  'meetings.moved': pair,
  'meetings.cancelled': pair,
  'meetings.reminder': pair,
  'meetings.timeAsked': { to: ['Mentor'], usual: 'mail' },
  'meetings.absence': { to: ['Mentor'], usual: 'mail' },
  'meetings.timeKept': { to: ['Mentee'], usual: 'mail' },
})
