import { REMINDER_HOURS } from '@telemachos/contract/identity/preferences'
import type { Database } from '../../kernel/database/database.ts'
import { queueMails, wouldBeNight } from '../mail/index.ts'
import { listBeginning, type BeginningRow } from './notice-store.ts'

/** The template of reminders. */
export const REMINDER = 'meetings.reminder'

/** What the keys of a meeting's reminders begin with. */
export const reminderKey = (meetingId: number): string => `${REMINDER}/${meetingId}/`

const HOUR = 60 * 60_000
/** Where somebody has chosen nothing. */
const USUAL_HOURS = 24
/** A reminder that would come in the night comes the evening before. */
const NIGHT = 10 * HOUR

/**
 * Reminds mentors and mentees of meetings that begin within a day, or within as many hours as they
 * have chosen, each once; one that is moved is reminded of anew. What would fall into the night is
 * sent while it is still evening.
 */
export async function remindPairs(database: Database, now: Date): Promise<void> {
  const early = wouldBeNight(new Date(now.getTime() + HOUR)) ? NIGHT : 0
  const until = (hours: number) => new Date(now.getTime() + hours * HOUR + early)
  const beginning = await listBeginning(database, now, until(Math.max(...REMINDER_HOURS)))
  const due = beginning.flatMap((meeting) =>
    remindersOf(meeting).filter(({ hours }) => new Date(meeting.at) <= until(hours ?? USUAL_HOURS)),
  )
  for (const [projectId, reminders] of Map.groupBy(due, (reminder) => reminder.projectId)) {
    await queueMails(database, {
      template: REMINDER,
      projectId,
      senderId: null,
      to: reminders.map(({ userId, key, model }) => ({ userId, key, model })),
    })
  }
}

function remindersOf(meeting: BeginningRow) {
  const { id, mentor, mentee, mentorId, menteeId, projectId } = meeting
  const { at, title, titles, place, reason } = meeting
  return [
    { userId: menteeId, with: mentor, hours: meeting.menteeHours },
    { userId: mentorId, with: mentee, hours: meeting.mentorHours },
  ].map(({ userId, with: other, hours }) => ({
    userId,
    projectId,
    hours,
    key: `${reminderKey(id)}${at}/${userId}`,
    model: { at, title, titles, place, reason, mentor, mentee, with: other },
  }))
}
