import type { NoticeKind } from '@telemachos/contract/notices'
import type { Db } from './database/database.ts'
import { definePort } from './port.ts'

/** One thing that one person is told. */
export interface NoticeTo {
  readonly userId: number
  /** Names the occasion: what is told again under the same key is told once. */
  readonly key: string
  /** What it is about, such as `meetings/12`; it is found by that once it is no longer so. */
  readonly thing: string
  /**
   * What the line and the mail name. `title` has other languages in `titles`, `at` is an instant, and
   * `path` is the page below the project that they lead to (see pathOf), with `#` and the part of it
   * where that has an address.
   */
  readonly model: Readonly<Record<string, unknown>>
  /** Whose things and names the model tells, beside the one who is told: erased with any of them. */
  readonly of?: readonly number[]
}

/** The same kind of thing, told to one or many people. */
export interface NoticeRequest {
  /** One of those that domains declare in the contract: see core/define-notices.ts. */
  readonly kind: NoticeKind
  readonly projectId: number
  /** Who did it; null for the product itself. */
  readonly senderId: number | null
  readonly now: Date
  readonly to: readonly NoticeTo[]
}

/** What is no longer so: notices about these things, or of one person each. */
export interface OutdatedNotices {
  readonly about: readonly { readonly thing: string; readonly userId?: number }[]
  /** Only those of these kinds. */
  readonly kinds?: readonly NoticeKind[]
  readonly now: Date
}

/** Telling people of things in the transaction of what is told: nothing is told that did not happen. */
interface Notices {
  /**
   * Tells people on the page, and by mail as each of them has chosen for the kind.
   * @returns who is told; those whose key is known already are left out.
   */
  tell(db: Db, request: NoticeRequest): Promise<number[]>
  /** Says that notices no longer hold: they count as unread no more, and mails in the queue do not leave. */
  withdraw(db: Db, outdated: OutdatedNotices): Promise<void>
}

/** Any domain tells people of things; the one that keeps what they were told provides this. */
export const notices = definePort<Notices>('kernel.notices')
