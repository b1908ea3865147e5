import { useCall, useIdentity, type PlacedIdentity } from '#shared'
import { closedHours, type Span } from './closed-hours.ts'

/** Whether one mentor's calendar is shown: a mentor's own, or the one that an overseer has chosen. */
export function showsClosedHours(
  role: PlacedIdentity['Role'],
  mentor: number | undefined,
): boolean {
  return role === 'Mentor' || (role !== 'Mentee' && mentor !== undefined)
}

/**
 * When the mentor whose calendar is shown cannot meet. Nothing is closed while several
 * calendars are shown, or until it is known.
 */
export function useClosedHours(mentor: number | undefined): (date: string) => readonly Span[] {
  const { ProjectId, Role } = useIdentity()
  const whose = Role === 'Mentor' ? {} : { MentorId: mentor ?? 0 }
  const { data } = useCall(
    'meetings.getAvailability',
    { ProjectId, ...whose },
    { enabled: showsClosedHours(Role, mentor) },
  )
  return (date) => (data ? closedHours(date, data) : [])
}
