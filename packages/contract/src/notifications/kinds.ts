/** What people are told of, by the name of its mail template. */
export const NOTICE_KINDS = [
  'meetings.scheduled',
  'meetings.moved',
  'meetings.cancelled',
  'meetings.reminder',
  'conferences.registered',
  'conferences.promoted',
  'conferences.changed',
  'conferences.cancelled',
  'conferences.withdrawn',
  'conferences.reminder',
  'submissions.submitted',
  'submissions.accepted',
  'submissions.returned',
  'mentorMeetings.html',
  'rendezvous.html',
] as const

export type NoticeKind = (typeof NOTICE_KINDS)[number]
