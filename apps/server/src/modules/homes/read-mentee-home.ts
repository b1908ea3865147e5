import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { addDays, todayInAthens } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { readMenteeActions } from '../actions/index.ts'
import { listCalendar } from '../conferences/index.ts'
import { listMeetings } from '../meetings/index.ts'
import { findMentor } from '../people/index.ts'

/** Meetings and sessions of so many days are looked through. */
const DAYS = 90

/** A mentee's actions, the next meeting, the sessions in which they have a place, and their mentor. */
export async function readMenteeHome(
  context: CallContext,
): Promise<OutputOf<typeof contract.homes.calls.getMentee>> {
  const { actor, now } = context
  const today = todayInAthens(now)
  const inTime = { ProjectId: actor.projectId, From: today, To: addDays(today, DAYS) }
  const meetings = await listMeetings(inTime, context)
  const sessions = await listCalendar(inTime, context)
  return {
    Actions: await readMenteeActions(actor.userId, context),
    Meeting: meetings.find(({ State, Time }) => State === 'planned' && isAhead(Time, now)) ?? null,
    Sessions: sessions.filter(
      ({ Own, Ends }) => (Own === 'registered' || Own === 'waiting') && isAhead(Ends, now),
    ),
    Mentor: await findMentor(context.db, actor.projectId, actor.userId),
  }
}

const isAhead = (time: string, now: Date): boolean => Date.parse(time) >= now.getTime()
