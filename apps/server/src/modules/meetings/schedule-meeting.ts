import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { announceMeeting } from './announce.ts'
import { readAvailability } from './availability-store.ts'
import { requireSeen } from './demand-seen.ts'
import { freeDays, SEARCHED_DAYS } from './free-slots.ts'
import { namesSeen } from './names-seen.ts'
import * as store from './store.ts'
import { tellPair } from './tell-pair.ts'
import { removeWishOf } from './wish-store.ts'

const DAY = 86_400_000

/** A meeting to be: its start as an ISO instant; it lasts 45 minutes (spec §9). */
export interface PlannedMeeting {
  readonly actionId: number
  readonly menteeId: number
  readonly mentorId: number
  readonly at: string
  /** The date that the page showed: see requireSeen. */
  readonly seen?: string | null | undefined
}

/**
 * Plans the meeting of a mentee and an action, or moves the one that is planned. Whoever calls this
 * has checked that the mentee is within reach. Simultaneous attempts that share a person or the
 * action wait for one another, so that the last of them is still told who was first.
 *
 * @throws meeting_moved when it is no longer at the date that was seen; meeting_overlap when mentor,
 *   mentee or action has another entry within 45 minutes (spec §5): `details` are `with` (mentor,
 *   mentee or action), `name` (who is busy), `other` (with whom, where the caller may know), `at` (start
 *   of the other entry) and `free`, starts on three days at which all of them are free and the mentor
 *   works.
 */
export async function scheduleMeeting(
  context: CallContext,
  { seen, ...planned }: PlannedMeeting,
): Promise<void> {
  const { db, actor, now } = context
  const meeting = { ...planned, projectId: actor.projectId }
  await store.lockParties(db, meeting)
  await requireSeen(context, meeting, seen)
  await requireFree(context, meeting)
  let change: Awaited<ReturnType<typeof store.upsertPlanned>>
  try {
    change = await store.upsertPlanned(db, meeting, { by: actor.userId, now })
  } catch (error) {
    // An entry that was written without waiting for the others; the transaction is lost by now.
    const party = store.overlappingParty(error)
    if (party) throw new AppError('meeting_overlap', { details: { with: party } })
    throw error
  }
  await removeWishOf(db, meeting)
  await tellPair(context, meeting, `meetings.${change}`)
  announceMeeting(context, meeting)
}

/**
 * Nothing is in the way of a meeting.
 * @throws meeting_overlap as scheduleMeeting does.
 */
export async function requireFree(context: CallContext, meeting: store.Meeting): Promise<void> {
  const { db } = context
  const conflict = await store.findConflict(db, meeting)
  if (!conflict) return
  const [{ id: _, ...named } = conflict] = await namesSeen(context, [conflict])
  throw new AppError('meeting_overlap', {
    details: { ...named, free: await offerSlots(db, meeting) },
  })
}

/** Starts after a meeting's at which nothing is in its way: on three days, each near its time of day. */
export async function offerSlots(db: Db, meeting: store.Meeting): Promise<string[]> {
  const until = new Date(Date.parse(meeting.at) + (SEARCHED_DAYS + 1) * DAY).toISOString()
  const [taken, availability] = await Promise.all([
    store.listStarts(db, meeting, until),
    readAvailability(db, meeting.mentorId),
  ])
  return freeDays(meeting.at, taken, availability)
}
