import { defineNotices } from '../core/define-notices.ts'

const mentee = { to: ['Mentee'], usual: 'mail' } as const

/** What mentees are told of their places in the sessions of conferences. */
export const conferenceNotices = defineNotices({
  'conferences.registered': mentee,
  'conferences.promoted': mentee,
  'conferences.changed': mentee,
  'conferences.cancelled': mentee,
  'conferences.withdrawn': mentee,
  'conferences.reminder': mentee,
})
