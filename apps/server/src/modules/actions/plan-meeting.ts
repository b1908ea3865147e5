import type { CallContext } from '../../kernel/context.ts'
import { actionMeetings } from './action-meetings.ts'
import { announceData } from './announce.ts'
import type { CellKey } from './cell-store.ts'
import { fillDrawer, ownDrawer } from './drawers.ts'
import { scheduleFields } from './schedule-fields.ts'

/**
 * Plans the meeting of an action, or moves the one that is planned, as part of what another module does;
 * whether the caller may is for that module to decide.
 * @throws meeting_overlap.
 */
export async function planMeeting(
  context: CallContext,
  cell: CellKey,
  { at, mentorId }: { readonly at: string; readonly mentorId: number },
): Promise<void> {
  const { actionId, menteeId } = cell
  await actionMeetings.get().schedule(context, { actionId, menteeId, mentorId, at })
  const data = { ...scheduleFields(at), MentorId: mentorId, ActionId: actionId }
  await fillDrawer(context, ownDrawer(cell), { data, merge: true, scheduledAt: at })
  announceData(context, cell)
}
