import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import {
  addDays,
  athensInstant,
  formatDateTime,
  parseDate,
  todayInAthens,
} from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { readAvailability } from './availability-store.ts'
import { freeSlots, isClear, SEARCHED_DAYS } from './free-slots.ts'
import { listTaken, type PlannableRow, type TakenRow } from './plan-store.ts'
import { accessPlannable } from './policy.ts'

type ProposeSeries = typeof contract.meetings.calls.proposeSeries

/**
 * Starts for meetings one after another: every so many weeks at the same time of day in Athens, and
 * where that is taken the next free start. Nothing is planned.
 *
 * @throws not_found; rule_violated `meetings_only`; invalid_input `future`, `duplicate`, and
 *   `required` when there is no mentor to meet.
 */
export async function proposeSeries(
  { MenteeId, ActionIds, From, EveryWeeks }: InputOf<ProposeSeries>,
  context: CallContext,
): Promise<OutputOf<ProposeSeries>> {
  const { db, now } = context
  if (Date.parse(From) <= now.getTime()) throw refuseField('From', 'future')
  if (new Set(ActionIds).size < ActionIds.length) throw refuseField('ActionIds', 'duplicate')
  const actions = await accessActions(context, MenteeId, ActionIds)
  const starts = startsEvery(From, EveryWeeks, ActionIds.length)
  // A series has one mentor, but for actions that have one of their own: each mentor's hours once.
  const mentors = [...new Set(actions.map(({ mentorId }) => mentorId))]
  const [taken, hours] = await Promise.all([
    listTaken(db, [...mentors, MenteeId], ActionIds, { from: From, to: searchEnd(starts) }),
    Promise.all(mentors.map((mentorId) => readAvailability(db, mentorId))),
  ])
  const given: string[] = []
  return actions.map(({ actionId, title, mentorId }, index) => {
    const wanted = starts[index] ?? From
    const inTheWay = [
      ...given,
      ...taken
        .filter((entry) => isInTheWay(entry, context, { MenteeId, actionId, mentorId }))
        .map(({ at }) => at),
    ]
    const isFree = isClear(wanted, inTheWay)
    const availability = hours[mentors.indexOf(mentorId)]
    const Time = isFree ? wanted : (freeSlots(wanted, inTheWay, availability, 1)[0] ?? null)
    if (Time) given.push(Time)
    return { ActionId: actionId, ActionTitle: title, Time, Instead: isFree ? null : wanted }
  })
}

type Plannable = PlannableRow & { mentorId: number }

/** The actions in the order in which they were named. */
async function accessActions(
  context: CallContext,
  menteeId: number,
  actionIds: readonly number[],
): Promise<Plannable[]> {
  const actions = await accessPlannable(context, menteeId, actionIds)
  return actions.map((action) => {
    if (action.mentorId === null) throw refuseField('MenteeId', 'no_mentor')
    return { ...action, mentorId: action.mentorId }
  })
}

/** Starts at the same time of day in Athens, so many weeks apart. */
function startsEvery(from: string, weeks: number, count: number): string[] {
  const date = todayInAthens(new Date(from))
  const time = formatDateTime(from).slice(-5)
  return Array.from({ length: count }, (_, index) =>
    athensInstant(addDays(date, index * weeks * 7), time),
  )
}

function searchEnd(starts: readonly string[]): string {
  const last = parseDate(formatDateTime(starts.at(-1) ?? '').slice(0, 10)) ?? ''
  return athensInstant(addDays(last, SEARCHED_DAYS + 1), '00:00')
}

/** Whether an entry shares mentor, mentee or action with a meeting and is another one (spec §5). */
function isInTheWay(
  entry: TakenRow,
  { actor }: CallContext,
  one: { readonly MenteeId: number; readonly actionId: number; readonly mentorId: number },
): boolean {
  const isSame =
    entry.projectId === actor.projectId &&
    entry.menteeId === one.MenteeId &&
    entry.actionId === one.actionId
  const shares =
    entry.mentorId === one.mentorId ||
    entry.menteeId === one.MenteeId ||
    entry.actionId === one.actionId
  return shares && !isSame
}
