import type { Meeting } from './meeting.ts'

/** What a meeting is shown as: `overdue` where its time is past and nobody has said whether it was held. */
export type ShownMeetingState = Meeting['State'] | 'overdue'

/** The state of a meeting at `now`; planned ones are overdue once they should have begun. */
export function shownState(
  { State, Time }: Pick<Meeting, 'State' | 'Time'>,
  now: Date,
): ShownMeetingState {
  if (State !== 'planned') return State
  return Date.parse(Time) > now.getTime() ? 'planned' : 'overdue'
}
