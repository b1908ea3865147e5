/** What other features and the app use of meetings. */
export { MeetingRefusal, changeIn } from './meeting-refusal.tsx'
export { NextMeetings } from './next-meetings.tsx'
export { OpenFollowUps } from './open-follow-ups.tsx'
export { loadMenteeMeetings } from './parts.ts'
