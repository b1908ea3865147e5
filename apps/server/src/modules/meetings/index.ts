export { cancelMeeting } from './cancel-meeting.ts'
export { cancelMeetingsOf } from './cancel-meetings-of.ts'
export { remindPairs } from './remind-pairs.ts'
export { scheduleMeeting } from './schedule-meeting.ts'
