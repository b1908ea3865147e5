/** What the app uses of homes: what each role came for. */
export { MenteeHome } from './mentee-home.tsx'
export { MentorHome } from './mentor-home.tsx'
export { ReaderHome } from './reader-home.tsx'
export { StaffHome } from './staff-home.tsx'
