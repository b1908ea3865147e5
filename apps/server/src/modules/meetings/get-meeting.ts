import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { readerOf } from '../actions/index.ts'
import { findOfCell, type MeetingRow } from './calendar-store.ts'
import { accessPlannable, asSeen, calendarOf, meetingInSight, sightOf } from './policy.ts'
import { findWish } from './wish-store.ts'

type GetMeeting = typeof contract.meetings.calls.getMeeting

/**
 * A mentee's meeting about an action as the panel shows it: the one that is named, or else the latest; null
 * where none was ever set.
 *
 * @throws not_found for a cell or a meeting out of sight; rule_violated `meetings_only`.
 */
export async function getMeeting(
  { MenteeId, ActionId, MeetingId }: InputOf<GetMeeting>,
  context: CallContext,
): Promise<OutputOf<GetMeeting>> {
  const { db, actor } = context
  const found = await findOfCell(
    db,
    {
      projectId: actor.projectId,
      menteeId: MenteeId,
      actionId: ActionId,
      meetingId: MeetingId,
    },
    // One that is named may stand in the calendar of whoever held it, whose mentee it was then.
    MeetingId === undefined ? sightOf(context) : calendarOf(context),
    readerOf(context),
  )
  if (found) return meetingOfPanel(found, context)
  if (MeetingId !== undefined) meetingInSight(undefined)
  await accessPlannable(context, MenteeId, [ActionId])
  return { Meeting: null, Wish: null }
}

/** A meeting in sight as the panel shows it, with what is asked about it. */
export async function meetingOfPanel(
  meeting: MeetingRow,
  { db, actor, now }: CallContext,
): Promise<OutputOf<GetMeeting>> {
  const { time, reason, askedAt } = await findWish(db, meeting.Id)
  const isToCome = meeting.State === 'planned' && Date.parse(meeting.Time) > now.getTime()
  return {
    Meeting: asSeen(meeting, actor),
    Wish: isToCome && askedAt !== null ? { Time: time, Reason: reason, At: askedAt } : null,
  }
}
