import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { notices } from '../../kernel/notices.ts'
import { announceMeeting } from './announce.ts'
import type { MeetingRow } from './calendar-store.ts'
import { meetingOfPanel } from './get-meeting.ts'
import { meetingPath, meetingThing } from './notice-model.ts'
import { findPair } from './notice-store.ts'
import { accessMeeting } from './policy.ts'
import { requireFree } from './schedule-meeting.ts'
import { lockParties } from './store.ts'
import { removeWish, writeWish, type Wish } from './wish-store.ts'

type Calls = typeof contract.meetings.calls
type CellMeeting = OutputOf<Calls['getMeeting']>

/**
 * A mentee asks for another start of their meeting, or says that they cannot come; its mentor is told. The
 * meeting keeps its time until those who plan it change it.
 *
 * @throws not_found; rule_violated `not_planned` for a meeting that is not to come; invalid_input `future` for
 *   a start that has passed, `same_time` for the one that it has, `required` for the reason of who cannot come; meeting_overlap where the wanted
 *   start is taken.
 */
export async function askForTime(
  { MeetingId, Time, Reason }: InputOf<Calls['askForTime']>,
  context: CallContext,
): Promise<CellMeeting> {
  const { db, now, actor } = context
  const meeting = await accessMeeting(context, MeetingId)
  requireToCome(meeting, now)
  if (Time === null && Reason === '') throw refuseField('Reason', 'required')
  if (Time !== null) {
    if (Date.parse(Time) <= now.getTime()) throw refuseField('Time', 'future')
    if (Date.parse(Time) === Date.parse(meeting.Time)) throw refuseField('Time', 'same_time')
    const { MentorId: mentorId, MenteeId: menteeId, ActionId: actionId } = meeting
    const wanted = { projectId: actor.projectId, mentorId, menteeId, actionId, at: Time }
    await lockParties(db, wanted)
    await requireFree(context, wanted)
  }
  const wish = { time: Time, reason: Reason }
  await writeWish(db, MeetingId, wish, now)
  await tell(context, meeting, Time === null ? 'meetings.absence' : 'meetings.timeAsked', wish)
  leaveTraces(context, meeting)
  return meetingOfPanel(meeting, context)
}

/**
 * What a mentee has asked no longer holds: they take it back, or whoever plans the meeting leaves its time as
 * it is, which the mentee is told.
 *
 * @throws not_found; rule_violated `no_wish` where nothing is asked.
 */
export async function settleWish(
  { MeetingId }: InputOf<Calls['settleWish']>,
  context: CallContext,
): Promise<CellMeeting> {
  const { db, now, actor } = context
  const meeting = await accessMeeting(context, MeetingId)
  if (!(await removeWish(db, MeetingId))) throw ruleViolated('no_wish')
  const about = [{ thing: meetingThing(MeetingId) }]
  const kinds = ['meetings.timeAsked', 'meetings.absence'] as const
  await notices.get().withdraw(db, { about, kinds, now })
  if (actor.userId !== meeting.MenteeId) await tell(context, meeting, 'meetings.timeKept')
  leaveTraces(context, meeting)
  return meetingOfPanel(meeting, context)
}

function requireToCome({ State, Time }: MeetingRow, now: Date): void {
  if (State !== 'planned' || Date.parse(Time) <= now.getTime()) throw ruleViolated('not_planned')
}

/** Tells one of the pair, the other of whom has done it, or somebody for them. */
async function tell(
  { db, actor, now, requestId }: CallContext,
  { Id, MenteeId, ActionId }: MeetingRow,
  kind: 'meetings.timeAsked' | 'meetings.absence' | 'meetings.timeKept',
  { time, reason }: Wish = { time: null, reason: '' },
): Promise<void> {
  const { projectId } = actor
  const pair = await findPair(db, { projectId, menteeId: MenteeId, actionId: ActionId })
  if (!pair) return
  const { mentor, mentee, mentorId, menteeId, words, at, place } = pair
  const isMentee = kind === 'meetings.timeKept'
  const userId = isMentee ? menteeId : mentorId
  const said = isMentee ? { ...words.mentee, with: mentor } : { ...words.mentor, with: mentee }
  await notices.get().tell(db, {
    kind,
    projectId,
    senderId: actor.userId,
    now,
    to: [
      {
        userId,
        key: `${kind}/${Id}/${isMentee ? requestId : hourOf(now)}/${userId}`,
        thing: meetingThing(Id),
        of: [menteeId],
        model: {
          at,
          place,
          reason,
          mentor,
          mentee,
          wanted: time ?? '',
          ...said,
          path: meetingPath(pair, userId),
        },
      },
    ],
  })
}

/** Whoever asks again and again is told of once an hour; what they ask now stands in the panel. */
const hourOf = (now: Date): string => now.toISOString().slice(0, 13)

function leaveTraces(context: CallContext, { Id, MenteeId, MentorId, ActionId }: MeetingRow): void {
  context.audit({ subjectId: MenteeId, actionId: ActionId, detail: { meetingId: Id } })
  announceMeeting(context, { actionId: ActionId, menteeId: MenteeId, mentorId: MentorId })
}
