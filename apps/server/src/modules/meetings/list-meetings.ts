import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { readerOf } from '../actions/index.ts'
import { listInRange, listOwnEntries, type EntryRow } from './calendar-store.ts'
import { asSeen, calendarOf, type Meeting } from './policy.ts'

const MAX_DAYS = 93

/**
 * Meetings of mentees within reach from one day to another, on the calendar of Athens; without days, all from
 * today on.
 * @throws invalid_input `days_order` or `days_span`.
 */
export async function listMeetings(
  input: InputOf<typeof contract.meetings.calls.listMeetings>,
  context: CallContext,
): Promise<Meeting[]> {
  const { db, actor, now } = context
  const from = input.From ?? todayInAthens(now)
  const to = input.To ?? null
  if (to !== null && to < from) throw refuseField('To', 'days_order')
  if (to !== null && to >= addDays(from, MAX_DAYS)) throw refuseField('To', 'days_span')
  const range = {
    from: athensInstant(from, '00:00'),
    to: to === null ? null : athensInstant(addDays(to, 1), '00:00'),
    mentorId: input.MentorId ?? null,
    menteeId: input.MenteeId ?? null,
    withCancelled: input.Cancelled ?? false,
  }
  const rows = await listInRange(db, actor.projectId, range, calendarOf(context), readerOf(context))
  return rows.map((row) => asSeen(row, actor))
}

/** The caller's own planned meetings from today on. */
export function listOwnSchedule({ db, actor, now }: CallContext): Promise<EntryRow[]> {
  return listOwnEntries(
    db,
    actor.projectId,
    actor.userId,
    athensInstant(todayInAthens(now), '00:00'),
  )
}
