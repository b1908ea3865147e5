import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { readsNotes } from '@telemachos/contract/core/note-audiences'
import { OVERSEEING_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import { hidingFlag } from '@telemachos/contract/grid/constants'
import { MEETING_NOTES } from '@telemachos/contract/meetings/notes'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { access, found } from '../../kernel/policy.ts'
import { readerOf } from '../actions/index.ts'
import { accessPerson, within } from '../people/index.ts'
import {
  findForCalendar,
  findMeeting,
  isHeldBy,
  MEETING_ACTION,
  NONE_OWN,
  type MeetingRow,
  type Visibility,
} from './calendar-store.ts'
import { isMentorOf, listPlannable } from './plan-store.ts'

/** A meeting as calls answer it. */
export type Meeting = OutputOf<typeof contract.meetings.calls.listMeetings>[number]

/** Which meetings the caller sees: those of mentees within reach, about actions they see. */
export function sightOf(context: CallContext): Visibility {
  return {
    reach: within(context, { reads: 'named', actionId: MEETING_ACTION }),
    own: NONE_OWN,
    hiding: hidingFlag(context.actor.role),
  }
}

/**
 * Which meetings stand in the caller's calendar: those in sight, and those of which they are the mentor even
 * where the mentee has another one now. What was written about these is for who looks after the mentee.
 */
export function calendarOf(context: CallContext): Visibility {
  const { role, userId } = context.actor
  return { ...sightOf(context), own: role === 'Mentor' ? isHeldBy(userId) : NONE_OWN }
}

/** Whether the caller plans and writes about meetings, rather than only attending them. */
export function mayEdit({ role }: Actor): boolean {
  return role !== 'Mentee'
}

/** Whether the caller oversees mentors, and comments on their meetings. */
export function mayComment({ role }: Actor): boolean {
  return roleAllowed(role, OVERSEEING_ROLES)
}

/** Whether the caller reads a part of the journal of a meeting in sight. */
export function readsPart({ role }: Actor, part: Exclude<keyof typeof MEETING_NOTES, 'private'>) {
  return readsNotes(MEETING_NOTES[part], { role, isAuthor: false })
}

/**
 * Whether the caller has private notes on meetings: those who write about them, themselves. An
 * administrator in somebody else's place is not their author.
 */
export function hasPrivateNotes(context: CallContext): boolean {
  const { actor } = context
  const isAuthor = context.isOwnPerson() && mayEdit(actor)
  return readsNotes(MEETING_NOTES.private, { role: actor.role, isAuthor })
}

/** A meeting as the caller may see it. */
export function asSeen<Row extends MeetingRow>(row: Row, actor: Actor): Row & Meeting {
  return { ...row, FollowUp: readsPart(actor, 'followUp') && row.FollowUp, CanEdit: mayEdit(actor) }
}

/** A meeting in sight. */
export const accessMeeting = access('meeting', (context: CallContext, meetingId: number) => {
  const { db, actor } = context
  return findMeeting(db, actor.projectId, meetingId, sightOf(context), readerOf(context))
})

/** The same with what a calendar file says of it. */
export const accessForCalendar = access('meeting', (context: CallContext, meetingId: number) => {
  const { db, actor } = context
  return findForCalendar(db, actor.projectId, meetingId, sightOf(context), readerOf(context))
})

/** Actions of a mentee in sight that can be planned, in the order in which they are named. */
export const accessPlannable = access(
  'mentee',
  async (context: CallContext, menteeId: number, actionIds: readonly number[]) => {
    const { db, actor } = context
    const wanted = { projectId: actor.projectId, menteeId, actionIds }
    const rows = await listPlannable(db, wanted, sightOf(context), readerOf(context))
    const byId = new Map(rows.map((row) => [row.actionId, row]))
    const all = actionIds.flatMap((id) => byId.get(id) ?? [])
    return all.length === actionIds.length && all
  },
  [(actions) => actions.every(({ isMeeting }) => isMeeting), () => ruleViolated('meetings_only')],
)

/** Somebody whose hours the caller may know: a mentee's mentor, otherwise people within reach. */
export const accessMentor = access('mentor', async (context: CallContext, mentorId: number) => {
  const { db, actor } = context
  if (mentorId !== actor.userId && actor.role !== 'Mentee') return accessPerson(context, mentorId)
  context.markReachChecked()
  return mentorId === actor.userId || isMentorOf(db, actor.projectId, mentorId, actor.userId)
})

/** A meeting that was looked for within sight. */
export const meetingInSight = found('meeting')

/** A feed that a token opens. */
export const knownFeed = found('feed')

/** The journal of a meeting that was in sight a moment ago. */
export const knownJournal = found('journal')
