import { useCall, useIdentity, useParticipant, type Participant } from '#shared'
import { closedHours, type Span } from './closed-hours.ts'

/** Whether one mentor's calendar is shown: a mentor's own, or the one that an overseer has chosen. */
export function showsClosedHours(
  participant: Participant | undefined,
  mentor: number | undefined,
): boolean {
  return participant === 'mentor' || (participant === undefined && mentor !== undefined)
}

/**
 * When the mentor whose calendar is shown cannot meet. Nothing is closed while several
 * calendars are shown, or until it is known.
 */
export function useClosedHours(mentor: number | undefined): (date: string) => readonly Span[] {
  const { ProjectId } = useIdentity()
  const participant = useParticipant()
  const whose = participant === 'mentor' ? {} : { MentorId: mentor ?? 0 }
  const { data } = useCall(
    'meetings.getAvailability',
    { ProjectId, ...whose },
    { enabled: showsClosedHours(participant, mentor) },
  )
  return (date) => (data ? closedHours(date, data) : [])
}
