import { compareGreek } from '@telemachos/rules/greek-text'
import type { CallOutput } from '#shared'
import { fullName, type Meeting } from '../meeting.ts'
import { slotOf } from '../slot.ts'

/** Whoever may be a row or a column. */
export type Mentor = CallOutput<'people.listMentors'>[number]

/** A mentor who is shown, as the heads name them. */
export interface ShownMentor {
  readonly id: number
  readonly name: string
}

const USUAL = { from: 9, to: 19 }

/**
 * Whom the calendar shows, by name: those who are chosen or, without a choice, the mentors of the reader's
 * mentees, and whoever else has a meeting in sight: a mentor from before keeps theirs.
 */
export function shownMentors(
  mentors: readonly Mentor[],
  meetings: readonly Meeting[],
  chosen: readonly number[] | undefined,
): ShownMentor[] {
  const shown = new Map<number, ShownMentor>()
  const add = (id: number, name: string) => shown.has(id) || shown.set(id, { id, name })
  for (const mentor of mentors) {
    if (chosen ? chosen.includes(mentor.Id) : mentor.Mentees > 0) add(mentor.Id, fullName(mentor))
  }
  for (const { MentorId, Mentor: mentor } of meetings) {
    if (!chosen || chosen.includes(MentorId)) add(MentorId, fullName(mentor))
  }
  return [...shown.values()].toSorted(
    (a, b) => compareGreek(lastFirst(a), lastFirst(b)) || a.id - b.id,
  )
}

/** As names are ordered everywhere. */
const lastFirst = ({ name }: ShownMentor): string => name.split(' ').toReversed().join(' ')

/** The hours of a day that have to be there: those in which people work, and those of its meetings. */
export function hoursOf(meetings: readonly Meeting[]): number[] {
  const hours = meetings.map(hourOf)
  const from = Math.min(USUAL.from, ...hours)
  const to = Math.max(USUAL.to, ...hours)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** The hour in which a meeting begins. */
const hourOf = ({ Time }: Meeting): number => Math.floor(slotOf(Time).minute / 60)

/** The meetings by mentor and by day, or by hour of a day, in the order of their starts. */
export function placeMeetings(
  meetings: readonly Meeting[],
  by: 'day' | 'hour',
): (mentorId: number, at: string | number) => readonly Meeting[] {
  const placed = new Map<string, Meeting[]>()
  for (const meeting of meetings) {
    const at = by === 'day' ? slotOf(meeting.Time).date : hourOf(meeting)
    const key = `${meeting.MentorId} ${at}`
    const there = placed.get(key)
    if (there) there.push(meeting)
    else placed.set(key, [meeting])
  }
  return (mentorId, at) => placed.get(`${mentorId} ${at}`) ?? []
}

/**
 * How many meetings of a cell are named when there is room for so many lines: one line is kept for how many
 * more there are.
 * ```ts
 * namedOf(3, 4) // => 3
 * namedOf(4, 4) // => 4
 * namedOf(17, 4) // => 3
 * ```
 */
export const namedOf = (count: number, lines: number): number =>
  count <= lines ? count : lines - 1
