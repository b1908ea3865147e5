import type { Role } from './roles.ts'

/**
 * How somebody is told of a thing besides the page, which always has it: not at all, by mail at once, in
 * the mail of the day, or at once by the message service of the project.
 */
export const NOTICE_WAYS = ['page', 'mail', 'digest', 'message'] as const

export type NoticeWay = (typeof NOTICE_WAYS)[number]

/** A kind of thing that people are told of. */
export interface NoticeDeclaration {
  /** Who may be told of it: people in these roles choose how. */
  readonly to: readonly Role[]
  /** How they are told as long as they have not chosen. */
  readonly usual: Exclude<NoticeWay, 'message'>
  /** It waits for the person: who leaves it unread for some days is reminded, with all else that waits. */
  readonly waits?: true
  /** Several about one thing within so many minutes are one mail, until the person has read them. */
  readonly mailEveryMinutes?: number
}

/**
 * Declares what a domain tells people of. A kind's name is `domain.thingHappened`; among the domain's
 * texts are the line that tells of it (`notifications.kind.<kind>`, in which `{name}` is a value of what
 * it tells), what it is called where people choose (`notifications.choice.<kind>`), and the heading
 * of the domain's kinds there (`notifications.group.<domain>`).
 */
export function defineNotices<const Kinds extends Readonly<Record<string, NoticeDeclaration>>>(
  kinds: Kinds,
): Kinds {
  return kinds
}
