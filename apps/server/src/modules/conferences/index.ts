export { listCalendar } from './calendar.ts'
export { freePlacesOf } from './free-places.ts'
