import type { CallOutput } from '#shared'

/** A meeting as the calendar shows it. */
export type Meeting = CallOutput<'meetings.listMeetings'>[number]

/** A meeting keeps its people busy for so many minutes (spec §5). */
export const MEETING_MINUTES = 45

/** Somebody who is to have a meeting. */
export interface ChosenMentee {
  readonly id: number
  readonly name: string
}

/** First and last name of a person. */
export function fullName({ FirstName, LastName }: Meeting['Mentee']): string {
  return `${FirstName} ${LastName}`
}
