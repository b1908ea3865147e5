import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { readAvailability } from './availability-store.ts'
import { isOff, openHours } from './free-slots.ts'
import { namesSeen } from './names-seen.ts'
import { findName } from './plan-store.ts'
import { accessPlannable } from './policy.ts'
import { offerSlots } from './schedule-meeting.ts'
import { listEntries } from './store.ts'

type ListSlots = typeof contract.meetings.calls.listSlots

const DAYS = 7

/**
 * Seven days in which a mentee's meeting about an action is to find its time, with its mentor: the mentee's
 * own for the action. What is in the way is told with its time; the other person's name goes to those in
 * whose calendar the entry stands.
 *
 * @throws not_found; rule_violated `meetings_only`.
 */
export async function listSlots(
  { MenteeId, ActionId, From }: InputOf<ListSlots>,
  context: CallContext,
): Promise<OutputOf<ListSlots>> {
  const { db, actor, now } = context
  const [cell] = await accessPlannable(context, MenteeId, [ActionId])
  const mentorId = cell?.mentorId ?? null
  const days = Array.from({ length: DAYS }, (_, index) => addDays(From, index))
  if (mentorId === null) {
    const Days = days.map((date) => ({ Date: date, Off: false, Open: [] }))
    return { Mentor: null, Days, Taken: [], Offers: [] }
  }
  const from = athensInstant(From, '00:00')
  const to = athensInstant(addDays(From, DAYS), '00:00')
  const begins = Date.parse(from) > now.getTime() ? from : now.toISOString()
  const meeting = { projectId: actor.projectId, menteeId: MenteeId, actionId: ActionId, mentorId }
  const [mentor, availability, entries, offers] = await Promise.all([
    findName(db, mentorId),
    readAvailability(db, mentorId),
    listEntries(db, { ...meeting, at: from }, { from, to }),
    offerSlots(db, { ...meeting, at: begins }),
  ])
  const taken = await namesSeen(context, entries)
  return {
    Mentor: mentor,
    Days: days.map((date) => ({
      Date: date,
      Off: isOff(date, availability),
      Open: openHours(date, availability).map((span) => ({ From: span.from, To: span.to })),
    })),
    Taken: taken.map((entry) => ({ At: entry.at, With: entry.with, Name: entry.other })),
    Offers: offers,
  }
}
