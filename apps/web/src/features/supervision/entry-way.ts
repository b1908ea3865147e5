import type { Reason } from '@telemachos/contract/supervision/reasons'

/** Who has to do something about each reason. */
const WAITS_ON = {
  firstMeeting: 'mentor',
  nextMeeting: 'mentor',
  overdue: 'mentee',
  invitation: 'mentee',
} as const satisfies Record<Reason, 'mentor' | 'mentee'>

/** On whom somebody waits: on their mentor, or on what they are to do themselves. */
export const waitsOn = (reason: Reason): 'mentor' | 'mentee' => WAITS_ON[reason]

interface Cause {
  readonly Overdue: { readonly ActionId: number } | null
  readonly MeetingId: number | null
}

/** The action at which a person is opened: what the case is about, and not what is next in order. */
export const actionIdOf = (cause: Cause | undefined): number | undefined =>
  cause?.Overdue?.ActionId ?? cause?.MeetingId ?? undefined
