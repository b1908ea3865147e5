import type { CallOutput } from '#shared'

/** A conference as its page has it. */
export type Conference = CallOutput<'conferences.getConference'>

/** One of its sessions. */
export type Session = Conference['Sessions'][number]

/** Who comes to a session, or waits for a place. */
export type Participant = CallOutput<'conferences.listParticipants'>['People'][number]

/** What is said of somebody's attendance; null until somebody says. */
export type Attendance = Participant['Attendance']
