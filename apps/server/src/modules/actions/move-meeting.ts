import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { actionMeetings } from './action-meetings.ts'
import type { Cell } from './cell-store.ts'
import type { DataObject } from './data-object.ts'
import { INACTIVE_AT, scheduleFields } from './schedule-fields.ts'

export interface MeetingMove {
  /** The start as an ISO instant; null for none, INACTIVE_AT for an action that is not to be done. */
  readonly at: string | null
  readonly mentorId: number | null
  /** What the mentor is called in the input, for a refusal. */
  readonly mentorField: string
  /** The date that the page showed; undefined asks for no check. */
  readonly seen?: string | null | undefined
}

/**
 * Plans, moves or cancels the meeting of a cell that has been accessed.
 * @returns what mirrors it in the mentee's own data.
 * @throws meeting_moved; meeting_overlap; invalid_input `required` when there is no mentor to meet.
 */
export async function moveMeeting(
  context: CallContext,
  cell: Cell,
  { at, mentorId, mentorField, seen }: MeetingMove,
): Promise<DataObject> {
  const { actionId, menteeId } = cell
  if (at === null || at === INACTIVE_AT) {
    await actionMeetings.get().cancel(context, { actionId, menteeId, seen })
  } else {
    if (mentorId === null) throw refuseField(mentorField, 'required')
    await actionMeetings.get().schedule(context, { actionId, menteeId, mentorId, at, seen })
  }
  return { ...scheduleFields(at), MentorId: mentorId, ActionId: actionId }
}
