import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { announceMeeting } from './announce.ts'
import { readAvailability } from './availability-store.ts'
import { requireSeen } from './demand-seen.ts'
import { freeSlots, SEARCHED_DAYS } from './free-slots.ts'
import * as store from './store.ts'
import { tellPair } from './tell-pair.ts'

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
 *   mentee or action), `name` (who is busy), `at` (start of the other entry) and `free`, the next
 *   three starts at which all of them are free and the mentor works.
 */
export async function scheduleMeeting(
  context: CallContext,
  { seen, ...planned }: PlannedMeeting,
): Promise<void> {
  const { db, actor, now } = context
  const meeting = { ...planned, projectId: actor.projectId }
  await store.lockParties(db, meeting)
  await requireSeen(context, meeting, seen)
  const conflict = await store.findConflict(db, meeting)
  if (conflict) {
    throw new AppError('meeting_overlap', {
      details: { ...conflict, free: await offerSlots(db, meeting) },
    })
  }
  let change: Awaited<ReturnType<typeof store.upsertPlanned>>
  try {
    change = await store.upsertPlanned(db, meeting, { by: actor.userId, now })
  } catch (error) {
    // An entry that was written without waiting for the others; the transaction is lost by now.
    const party = store.overlappingParty(error)
    if (party) throw new AppError('meeting_overlap', { details: { with: party } })
    throw error
  }
  await tellPair(context, meeting, `meetings.${change}`)
  announceMeeting(context, meeting)
}

/** The next three starts after a meeting's at which nothing is in its way. */
export async function offerSlots(db: Db, meeting: store.Meeting): Promise<string[]> {
  const until = new Date(Date.parse(meeting.at) + (SEARCHED_DAYS + 1) * DAY).toISOString()
  const taken = await store.listStarts(db, meeting, until)
  return freeSlots(meeting.at, taken, await readAvailability(db, meeting.mentorId))
}
