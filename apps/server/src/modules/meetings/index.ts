export { cancelMeeting } from './cancel-meeting.ts'
export { scheduleMeeting } from './schedule-meeting.ts'
