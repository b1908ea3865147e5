import { AGAIN_MINUTES, MAX_UNUSED } from '@telemachos/contract/mail/limits'

const HOUR = 60
const DAY = 24 * HOUR

/** What is asked for by naming an address that the caller has not proven to be theirs. */
export type MailPurpose =
  | 'application'
  | 'registration'
  | 'draft'
  | 'emailChange'
  | 'reset'
  | 'invitation'

/** How often a purpose may have mails sent. All times in minutes. */
interface PurposeLimits {
  /** How many unused ones go to one mailbox in a time. */
  readonly toMailbox: { readonly most: number; readonly minutes: number }
  /** How long the link holds. */
  readonly holds: number
  /** None sooner after the one before. */
  readonly spacing?: number
  /** None while one before waits to be used, unless it is asked for expressly. */
  readonly isOnce?: true
  /** How many one network asks for in 15 minutes. */
  readonly fromNetwork?: number
  /** Whether anybody at all may name the address; others are known already, or named by staff. */
  readonly isByStrangers?: true
}

export const LIMITS: Readonly<Record<MailPurpose, PurposeLimits>> = {
  application: {
    toMailbox: { most: MAX_UNUSED, minutes: 7 * DAY },
    holds: 7 * DAY,
    spacing: AGAIN_MINUTES,
    isOnce: true,
    fromNetwork: 40,
    isByStrangers: true,
  },
  registration: {
    toMailbox: { most: MAX_UNUSED, minutes: DAY },
    holds: DAY,
    spacing: AGAIN_MINUTES,
    fromNetwork: 20,
    isByStrangers: true,
  },
  draft: {
    toMailbox: { most: MAX_UNUSED, minutes: DAY },
    holds: 30 * DAY,
    spacing: AGAIN_MINUTES,
    fromNetwork: 20,
    isByStrangers: true,
  },
  emailChange: {
    toMailbox: { most: 6, minutes: DAY },
    holds: DAY,
    fromNetwork: 20,
    isByStrangers: true,
  },
  // Only accounts are mailed; who has one may ask for more than one link while a mail is late.
  reset: { toMailbox: { most: 10, minutes: DAY }, holds: 15 },
  // One mailbox may be a family's.
  invitation: { toMailbox: { most: 12, minutes: DAY }, holds: 7 * DAY },
}

/** Whatever strangers ask for: unused mails to one mailbox in a day. */
const MAX_BY_STRANGERS = 6

/** A mail that was asked for before. */
export interface RequestedMail {
  readonly purpose: MailPurpose
  readonly at: Date
  readonly until: Date
  readonly isUsed: boolean
}

/**
 * Whether a mail of a purpose may go to a mailbox.
 * @param before what went there in the last eight days.
 * @param isAgain whether it is asked for expressly, by somebody who waits for the one before.
 */
export function mayMail(
  purpose: MailPurpose,
  before: readonly RequestedMail[],
  { now, isAgain }: { readonly now: Date; readonly isAgain: boolean },
): boolean {
  const { toMailbox, spacing = 0, isOnce = false, isByStrangers = false } = LIMITS[purpose]
  const unused = before.filter(({ isUsed }) => !isUsed)
  const own = unused.filter((one) => one.purpose === purpose)
  const isSince = (minutes: number) => (one: RequestedMail) =>
    one.at.getTime() > now.getTime() - minutes * 60_000
  if (isOnce && !isAgain && own.some(({ until }) => until > now)) return false
  if (own.some(isSince(spacing))) return false
  if (own.filter(isSince(toMailbox.minutes)).length >= toMailbox.most) return false
  const byStrangers = unused.filter((one) => LIMITS[one.purpose].isByStrangers)
  return !isByStrangers || byStrangers.filter(isSince(DAY)).length < MAX_BY_STRANGERS
}
