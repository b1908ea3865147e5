import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { completeHeld, takeBack } from '../actions/index.ts'
import { announceMeeting } from './announce.ts'
import type { MeetingRow } from './calendar-store.ts'
import * as store from './journal-store.ts'
import {
  accessMeeting,
  hasPrivateNotes,
  knownJournal,
  mayComment,
  mayEdit,
  readsPart,
} from './policy.ts'

type Calls = typeof contract.meetings.calls
type Journal = OutputOf<Calls['getJournal']>

/**
 * What came of a meeting. The mentee reads place, duration, subject and the notes for the pair;
 * private notes are read by their author alone (see MEETING_NOTES of the contract).
 * @throws not_found.
 */
export async function readJournal(meetingId: number, context: CallContext): Promise<Journal> {
  return describe(await accessMeeting(context, meetingId), context)
}

/**
 * Keeps what came of a meeting. Whether it was held can be said once it has begun; a meeting that
 * was held or missed no longer keeps its time to itself. That it was held completes its action, and
 * that it was not after all takes this back.
 *
 * @throws not_found; conflict, with who and when, when somebody has written since, and without where the meeting
 *   has been cancelled meanwhile; invalid_input `not_begun`, and
 *   `required` for the reason why a meeting was not held; rule_violated `not_planned` for a
 *   cancelled one.
 */
export async function saveJournal(
  input: InputOf<Calls['saveJournal']>,
  context: CallContext,
): Promise<Journal> {
  const meeting = await accessMeeting(context, input.MeetingId)
  const { db, now } = context
  requireSayable(input, meeting, now)
  const writing = writingOf(meeting, context)
  const isWritten = await store.writeJournal(db, writing, {
    version: input.Version,
    place: input.Place,
    minutes: input.Duration,
    subject: input.Subject,
    notes: input.Notes,
    followUp: input.FollowUp,
  })
  if (!isWritten) {
    throw new AppError('conflict', { details: { ...(await store.findLastWriter(db, meeting.Id)) } })
  }
  if (hasPrivateNotes(context)) await store.writePrivateNotes(db, writing, input.PrivateNotes)
  const state = stateAfter(input.Held, meeting)
  const reason = reasonAfter(state, input.Reason, meeting)
  if (input.Held !== null || reason !== meeting.Reason) {
    // What was cancelled meanwhile has not taken place.
    if (!(await store.updateState(db, meeting, state, reason))) throw new AppError('conflict')
  }
  await followInAction(meeting, state, context)
  leaveTraces(meeting, context, { state })
  return readJournal(meeting.Id, context)
}

/**
 * Keeps the comment of those who oversee the mentor; an empty one removes it.
 * @throws not_found; conflict, with who wrote the one that there is now, when, and what it says, where another
 *   one was seen.
 */
export async function commentOnMeeting(
  { MeetingId, Text, Seen }: InputOf<Calls['commentOnMeeting']>,
  context: CallContext,
): Promise<Journal> {
  const meeting = await accessMeeting(context, MeetingId)
  const writing = writingOf(meeting, context)
  if (!(await store.writeComment(context.db, writing, { text: Text, seen: Seen }))) {
    const { Comment } = await describe(meeting, context)
    const SavedBy = Comment && `${Comment.By.FirstName} ${Comment.By.LastName}`
    const details = { SavedBy, SavedAt: Comment?.At ?? null, Text: Comment?.Text ?? '' }
    throw new AppError('conflict', { details })
  }
  leaveTraces(meeting, context)
  return describe(meeting, context)
}

/**
 * Says that what was to be followed up has been seen to.
 * @throws not_found; rule_violated `no_follow_up` when nothing is open.
 */
export async function resolveFollowUp(
  { MeetingId, Note }: InputOf<Calls['resolveFollowUp']>,
  context: CallContext,
): Promise<Journal> {
  const meeting = await accessMeeting(context, MeetingId)
  const isResolved = await store.resolveFollowUp(context.db, writingOf(meeting, context), Note)
  if (!isResolved) throw new AppError('rule_violated', { details: { rule: 'no_follow_up' } })
  leaveTraces(meeting, context)
  return describe(meeting, context)
}

function requireSayable(
  { Held, Reason }: InputOf<Calls['saveJournal']>,
  { State, Time }: MeetingRow,
  now: Date,
): void {
  if (Held === null) return
  if (State === 'cancelled') {
    throw new AppError('rule_violated', { details: { rule: 'not_planned' } })
  }
  if (Date.parse(Time) > now.getTime()) throw refuseField('Held', 'not_begun')
  if (!Held && Reason === '') throw refuseField('Reason', 'required')
}

/** Saying nothing leaves the meeting as it is. */
function stateAfter(held: boolean | null, { State }: MeetingRow): MeetingRow['State'] {
  if (held === null) return State
  return held ? 'held' : 'missed'
}

/** Why it was not held; why it was cancelled stays said. */
function reasonAfter(state: MeetingRow['State'], given: string, { Reason }: MeetingRow): string {
  if (state === 'cancelled') return Reason
  return state === 'missed' ? given : ''
}

/** The action of a meeting is completed exactly where one of its meetings was held. */
async function followInAction(
  { Id, State, Time, MenteeId, MentorId, ActionId }: MeetingRow,
  state: MeetingRow['State'],
  context: CallContext,
): Promise<void> {
  const cell = { projectId: context.actor.projectId, menteeId: MenteeId, actionId: ActionId }
  if (state === 'held') {
    await completeHeld(context, cell, { mentorId: MentorId, at: Time })
  } else if (State === 'held' && !(await store.wasHeldOtherwise(context.db, Id))) {
    await takeBack(context, cell)
  }
}

function writingOf({ Id }: MeetingRow, { actor, now }: CallContext): store.Writing {
  return { meetingId: Id, by: actor.userId, now }
}

function leaveTraces(
  { Id, MenteeId, MentorId, ActionId }: MeetingRow,
  context: CallContext,
  detail: Record<string, unknown> = {},
): void {
  context.audit({ subjectId: MenteeId, actionId: ActionId, detail: { meetingId: Id, ...detail } })
  announceMeeting(context, { actionId: ActionId, menteeId: MenteeId, mentorId: MentorId })
}

async function describe(meeting: MeetingRow, context: CallContext): Promise<Journal> {
  const { db, actor } = context
  const row = knownJournal(await store.findJournal(db, meeting.Id, actor.userId))
  const readsFollowUp = readsPart(actor, 'followUp')
  const resolved = readsFollowUp && row.resolved
  const comment = readsPart(actor, 'comment') && row.comment
  return {
    MeetingId: meeting.Id,
    State: meeting.State,
    Place: meeting.Place,
    Duration: row.minutes,
    Subject: row.subject,
    Notes: readsPart(actor, 'pair') ? row.notes : '',
    PrivateNotes: hasPrivateNotes(context) ? row.privateNotes : null,
    FollowUp: readsFollowUp ? row.followUp : '',
    FollowUpResolved: resolved ? { At: resolved.at, By: resolved.by, Note: resolved.text } : null,
    Comment: comment ? { Text: comment.text, At: comment.at, By: comment.by } : null,
    Version: row.version,
    CanEdit: mayEdit(actor),
    CanComment: mayComment(actor),
  }
}
