export { writeCalendar, type CalendarEvent } from './calendar-file.ts'
export { cancelMeetingsOf } from './cancel-meetings-of.ts'
export { otherEvents } from './other-events.ts'
export { remindPairs } from './remind-pairs.ts'
