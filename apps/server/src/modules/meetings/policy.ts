import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { OVERSEEING_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import { hidingFlag } from '@telemachos/contract/grid/constants'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { notFound } from '../../kernel/errors.ts'
import { reachOf } from '../people/index.ts'
import { findMeeting, MEETING_ACTION, type MeetingRow, type Visibility } from './calendar-store.ts'

/** A meeting as calls answer it. */
export type Meeting = OutputOf<typeof contract.meetings.calls.listMeetings>[number]

/** Which meetings the caller sees: those of mentees within reach, about actions they see. */
export function sightOf(context: CallContext): Visibility {
  return { reach: reachOf(context, MEETING_ACTION), hiding: hidingFlag(context.actor.role) }
}

/** Whether the caller plans and writes about meetings, rather than only attending them. */
export function mayEdit({ role }: Actor): boolean {
  return role !== 'Mentee'
}

/** Whether the caller oversees mentors, and comments on their meetings. */
export function mayComment({ role }: Actor): boolean {
  return roleAllowed(role, OVERSEEING_ROLES)
}

/** A meeting as the caller may see it: what is to be followed up is not for the mentee. */
export function asSeen<Row extends MeetingRow>(row: Row, actor: Actor): Row & Meeting {
  const canEdit = mayEdit(actor)
  return { ...row, FollowUp: canEdit && row.FollowUp, CanEdit: canEdit }
}

/**
 * Checks and loads a meeting in one step.
 * @throws not_found alike for a meeting out of sight and for one that does not exist.
 */
export async function accessMeeting(context: CallContext, meetingId: number): Promise<MeetingRow> {
  const { db, actor, language } = context
  const found = await findMeeting(db, actor.projectId, meetingId, sightOf(context), language)
  if (!found) throw notFound(`meeting ${meetingId} is out of sight`)
  return found
}
