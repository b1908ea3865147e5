/** What other features and the app use of meetings. */
export { loadMeetingBox, loadMenteeMeetings } from './parts.ts'
