import type { CallName } from '../test-server.ts'
import type { Target } from './target.ts'

/** Inputs of the calls of meetingSamples. */
export function meetingSamples() {
  const inProject = ({ projectId }: Target) => ({ ProjectId: projectId })
  const one = ({ projectId, bookingId }: Target) => ({ ProjectId: projectId, MeetingId: bookingId })
  const journal = (target: Target) => ({
    ...one(target),
    Version: 0,
    Held: null,
    Reason: '',
    Place: 'Γραφείο',
    Duration: 45,
    Subject: '',
    Notes: '',
    PrivateNotes: '',
    FollowUp: '',
  })
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()
  return {
    'meetings.listSchedule': inProject,
    'meetings.listMeetings': inProject,
    'meetings.checkOverlaps': ({ projectId, meetingId, personId }: Target) => ({
      ProjectId: projectId,
      ActionId: meetingId,
      MenteeId: personId,
      Time: inAWeek,
    }),
    'meetings.proposeSeries': ({ projectId, meetingId, personId }: Target) => ({
      ProjectId: projectId,
      MenteeId: personId,
      ActionIds: [meetingId],
      From: inAWeek,
      EveryWeeks: 2,
    }),
    'meetings.getJournal': one,
    'meetings.saveJournal': journal,
    'meetings.commentOnMeeting': (target: Target) => ({ ...one(target), Text: 'Καλή πορεία' }),
    'meetings.resolveFollowUp': (target: Target) => ({ ...one(target), Note: 'Έγινε' }),
    'meetings.listFollowUps': (target: Target) => ({ ...inProject(target), page: 1 }),
    'meetings.getAvailability': ({ projectId, personId }: Target) => ({
      ProjectId: projectId,
      MentorId: personId,
    }),
    'meetings.saveAvailability': (target: Target) => ({
      ...inProject(target),
      Hours: [{ Day: 1, From: '10:00', To: '14:00' }],
      DaysOff: [],
    }),
    'meetings.downloadMeeting': one,
    'meetings.getFeed': () => ({}),
    'meetings.renewFeed': () => ({}),
    'meetings.revokeFeed': () => ({}),
    'meetings.readFeed': () => ({ token: 'x'.repeat(43) }),
  } satisfies Partial<Record<CallName, (target: Target) => object>>
}
