import { USUAL_QUIET } from '@telemachos/contract/notifications/limits'

/** Between which times in Athens somebody is mailed nothing of this; null for who has not chosen. */
export interface QuietHours {
  from: string | null
  until: string | null
}

/** Somebody's own quiet hours, or the usual ones. */
export function quietHoursOf({ from, until }: Readonly<QuietHours>): {
  readonly from: string
  readonly until: string
} {
  return { from: from ?? USUAL_QUIET.From, until: until ?? USUAL_QUIET.Until }
}
