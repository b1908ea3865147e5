import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { freeSlots, SEARCHED_DAYS } from './free-slots.ts'
import * as store from './store.ts'

const DAY = 86_400_000

/** A meeting to be: its start as an ISO instant; it lasts 45 minutes (spec §9). */
export interface PlannedMeeting {
  readonly actionId: number
  readonly menteeId: number
  readonly mentorId: number
  readonly at: string
}

/**
 * Plans the meeting of a mentee and an action, or moves the one that is planned. Whoever calls this
 * has checked that the mentee is within reach. Simultaneous attempts that share a person or the
 * action wait for one another, so that the last of them is still told who was first.
 *
 * @throws meeting_overlap when mentor, mentee or action has another entry within 45 minutes
 *   (spec §5): `details` are `with` (mentor, mentee or action), `at` (start of the other entry) and
 *   `free`, the next three starts at which all of them are free.
 */
export async function scheduleMeeting(
  { db, actor }: CallContext,
  planned: PlannedMeeting,
): Promise<void> {
  const meeting = { ...planned, projectId: actor.projectId }
  await store.lockParties(db, meeting)
  const conflict = await store.findConflict(db, meeting)
  if (conflict) {
    const until = new Date(Date.parse(planned.at) + (SEARCHED_DAYS + 1) * DAY).toISOString()
    const free = freeSlots(planned.at, await store.listStarts(db, meeting, until))
    throw new AppError('meeting_overlap', { details: { ...conflict, free } })
  }
  try {
    await store.upsertPlanned(db, meeting)
  } catch (error) {
    // An entry that was written without waiting for the others; the transaction is lost by now.
    const party = store.overlappingParty(error)
    if (party) throw new AppError('meeting_overlap', { details: { with: party } })
    throw error
  }
}
