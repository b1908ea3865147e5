import type { Database, Db } from '../../kernel/database/database.ts'
import { defineSharedPort } from '../../kernel/port.ts'
import { cancelTaken, type TakenMail } from './leaving-store.ts'

/** A mail that is about to leave: hours may have passed since it was queued. */
export type LeavingMail = Pick<
  TakenMail,
  'id' | 'key' | 'template' | 'projectId' | 'userId' | 'model'
>

/** What a domain has to say of mails that tell of what is its own. */
export interface LeavingReview {
  /**
   * Looks at mails of any kind, and passes over those that are not its own.
   * @returns those that no longer hold as they were queued, by their ids: what they say now, or null
   *   where nothing is left to be said.
   */
  review(
    db: Db,
    mails: readonly LeavingMail[],
  ): Promise<ReadonlyMap<number, LeavingMail['model'] | null>>
}

/** Domains whose things mails tell of provide this. */
export const leavingReviews = defineSharedPort<LeavingReview>()

/**
 * The mails that may leave, with what they say now. One does not leave to somebody who has left its
 * project or is not active, nor where what it tells of no longer holds: it is cancelled, with the reason.
 */
export async function reviewLeaving(
  database: Database,
  taken: readonly TakenMail[],
): Promise<TakenMail[]> {
  const unwelcome = taken.filter(({ isReachable }) => !isReachable).map(({ id }) => id)
  await cancelTaken(database, unwelcome, 'not_member')
  let mails = taken.filter(({ isReachable }) => isReachable)
  for (const { review } of leavingReviews.all()) {
    if (mails.length === 0) break
    const changed = await review(database, mails)
    const outdated = mails.filter(({ id }) => changed.get(id) === null).map(({ id }) => id)
    await cancelTaken(database, outdated, 'outdated')
    mails = mails
      .filter(({ id }) => !outdated.includes(id))
      .map((mail) => ({ ...mail, model: changed.get(mail.id) ?? mail.model }))
  }
  return mails
}
