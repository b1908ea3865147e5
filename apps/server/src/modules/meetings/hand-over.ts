import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { announceData, renameMentors } from '../actions/index.ts'
import { announceMeeting } from './announce.ts'
import type { Parting } from '../people/index.ts'
import { handOverStore } from './hand-over-store.ts'
import { overlappingParty } from './store.ts'
import { withdrawNotices } from './withdraw-notices.ts'

/** What became of the planned meetings of pairs that parted. */
interface HandOver {
  readonly handedOver: number
  readonly kept: number
}

/**
 * Gives planned meetings that are still to come to the mentor whom the mentee has now for their
 * action, at their time; where that one is busy, or there is none, they stay with the former mentor.
 * Nothing is cancelled; what was told of those that were given away is taken back. Whoever calls this has changed the relations and checked that they may.
 * @param partings mentees, each with a mentor whom they had until now.
 * @throws conflict `booked_meanwhile` when somebody plans a meeting at such a time at this moment.
 */
export async function handOver(
  context: CallContext,
  partings: readonly Parting[],
): Promise<HandOver> {
  if (partings.length === 0) return { handedOver: 0, kept: 0 }
  const { db, actor, now } = context
  const change = { by: actor.userId, now }
  const rows = await handOverStore(db, actor.projectId, partings, change).catch((error) => {
    if (!overlappingParty(error)) throw error
    throw new AppError('conflict', { details: { rule: 'booked_meanwhile' } })
  })
  const handedOver = rows.flatMap((row) => (row.to === null ? [] : { ...row, to: row.to }))
  // What the action says of its meeting names who holds it.
  const named = handedOver.map(({ to, ...cell }) => ({ ...cell, mentorId: to }))
  await renameMentors(db, actor.projectId, named, change)
  // The former mentor is not reminded any more, and the mentee not of a meeting with them.
  await withdrawNotices(db, handedOver, now)
  for (const { actionId, menteeId, from, to } of handedOver) {
    announceMeeting(context, { actionId, menteeId, mentorId: from })
    announceMeeting(context, { actionId, menteeId, mentorId: to })
    announceData(context, { projectId: actor.projectId, actionId, menteeId })
  }
  return { handedOver: handedOver.length, kept: rows.length - handedOver.length }
}
