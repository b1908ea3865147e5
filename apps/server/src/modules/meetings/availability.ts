import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { readAvailability, writeAvailability } from './availability-store.ts'
import { accessMentor } from './policy.ts'

type Calls = typeof contract.meetings.calls

/**
 * When a mentor can meet: one's own, that of a mentor within reach, or that of one's own mentor.
 * @throws not_found.
 */
export async function getAvailability(
  { MentorId }: InputOf<Calls['getAvailability']>,
  context: CallContext,
): Promise<OutputOf<Calls['getAvailability']>> {
  const { db, actor } = context
  const mentorId = MentorId ?? actor.userId
  await accessMentor(context, mentorId)
  const { hours, daysOff, room } = await readAvailability(db, mentorId)
  // Why a mentor is away is for those who work with them.
  const seesNotes = actor.role !== 'Mentee'
  return {
    Hours: hours.map(({ day, from, to }) => ({ Day: day, From: from, To: to })),
    DaysOff: daysOff.map(({ from, to, note }) => ({
      From: from,
      To: to,
      Note: seesNotes ? note : '',
    })),
    Room: room,
  }
}

/**
 * Keeps when the caller can meet.
 * @throws invalid_input `hours_overlap` naming the later of two spans of a day that overlap.
 */
export async function saveAvailability(
  { Hours, DaysOff, Room }: InputOf<Calls['saveAvailability']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['saveAvailability']>> {
  for (const [index, span] of Hours.entries()) {
    const overlaps = Hours.slice(0, index).some(
      (other) => other.Day === span.Day && other.From < span.To && span.From < other.To,
    )
    if (overlaps) throw refuseField(`Hours.${index}.From`, 'hours_overlap')
  }
  await writeAvailability(db, actor.userId, {
    hours: Hours.map(({ Day, From, To }) => ({ day: Day, from: From, to: To })),
    daysOff: DaysOff.map(({ From, To, Note }) => ({ from: From, to: To, note: Note })),
    room: Room,
  })
  return { ok: true }
}
