import type { Language } from '@telemachos/contract/core/define-texts'
import type { PrivateLink } from './private-link.ts'

/** Times of day in Athens, such as 22:00 and 08:00; the same twice for no time at all. */
export interface QuietTimes {
  readonly from: string
  readonly until: string
}

/** A file that a mail brings; it is kept until the mail has left. */
export interface MailFile {
  readonly name: string
  readonly mime: string
  readonly content: Uint8Array
}

/** One mail for one person. */
export interface MailTo {
  readonly userId: number
  /** Where it goes; to the person's own address without it. */
  readonly recipient?: string
  /** What the mail is about: a second mail with the same key is not queued. */
  readonly key: string
  /** Between which times in Athens it does not leave, unless it is urgent; in the night without it. */
  readonly quiet?: QuietTimes
  /** What the template says, such as names, and instants as ISO texts; never a token. */
  readonly model: Readonly<Record<string, unknown>>
  /** Whose things and names the model tells, beside the person's: see kernel/notices.ts. */
  readonly of?: readonly number[]
  /** The template's `url`, where that opens something to whoever has it. */
  readonly link?: PrivateLink
  readonly files?: readonly MailFile[]
}

/** The same template for one or many people. */
export interface MailRequest {
  /** A template's name, such as `identity.resetPassword`. */
  readonly template: string
  /** Null for mails of the account itself, which no project's administrators may read. */
  readonly projectId: number | null
  /** Who has it sent; null for the product itself. */
  readonly senderId: number | null
  readonly to: readonly MailTo[]
  /** Not to be sent before this instant. */
  readonly dueAt?: Date
}

/** A mail to an address of which we know no person. */
export interface OutsideMail {
  readonly template: string
  /** Null for a mail in the product's own words alone. */
  readonly projectId: number | null
  /** Who has it sent; null for the product itself. */
  readonly senderId: number | null
  readonly recipient: string
  readonly language: Language
  /** What the mail is about: a second mail with the same key is not queued. */
  readonly key: string
  /** What the template says, never a token; `name` is the first name, where it is known. */
  readonly model: Readonly<Record<string, unknown>>
  /** As in MailTo. */
  readonly link?: PrivateLink
}
