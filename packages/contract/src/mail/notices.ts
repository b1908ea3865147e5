import { defineNotices } from '../core/define-notices.ts'

const mentee = { to: ['Mentee'], usual: 'mail' } as const

/** The dates that mentors have mailed, by the names of their templates (spec §7). */
export const mailNotices = defineNotices({
  'mentorMeetings.html': mentee,
  'rendezvous.html': mentee,
})
