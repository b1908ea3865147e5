export { cancelMeetingsOf } from './cancel-meetings-of.ts'
export { remindPairs } from './remind-pairs.ts'
