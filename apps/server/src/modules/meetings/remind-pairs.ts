import { REMINDER_HOURS } from '@telemachos/contract/identity/preferences'
import type { Database, Db } from '../../kernel/database/database.ts'
import { notices } from '../../kernel/notices.ts'
import { wouldBeNight } from '../mail/index.ts'
import { meetingPath, meetingThing } from './notice-model.ts'
import { listBeginning, listEnded, type BeginningRow } from './notice-store.ts'

/** The kind of reminders. */
const REMINDER = 'meetings.reminder'

const HOUR = 60 * 60_000
/** Where somebody has chosen nothing. */
const USUAL_HOURS = 24
/** A reminder that would come in the night comes the evening before. */
const NIGHT = 10 * HOUR
/** Of what ended longer ago, a reminder that was missed is left to be. */
const SETTLED_BACK = 14 * 24 * HOUR

/**
 * Reminds mentors and mentees of meetings that begin within a day, or within as many hours as they
 * have chosen, each once; one that is moved is reminded of anew. What would fall into the night is
 * sent while it is still evening. Of what is over nobody is reminded any more.
 */
export async function remindPairs(database: Database, now: Date): Promise<void> {
  await database.transaction((db) => settleEnded(db, now))
  const early = wouldBeNight(new Date(now.getTime() + HOUR)) ? NIGHT : 0
  const until = (hours: number) => new Date(now.getTime() + hours * HOUR + early)
  const beginning = await listBeginning(database, now, until(Math.max(...REMINDER_HOURS)))
  const due = beginning.flatMap((meeting) =>
    remindersOf(meeting).filter(({ hours }) => new Date(meeting.at) <= until(hours ?? USUAL_HOURS)),
  )
  for (const [projectId, reminders] of Map.groupBy(due, (reminder) => reminder.projectId)) {
    await notices.get().tell(database, {
      kind: REMINDER,
      projectId,
      senderId: null,
      now,
      to: reminders.map(({ userId, key, thing, of, model }) => ({ userId, key, thing, of, model })),
    })
  }
}

/** Has reminders of meetings that are over wait for nobody. */
async function settleEnded(db: Db, now: Date): Promise<void> {
  const ended = await listEnded(db, new Date(now.getTime() - SETTLED_BACK), now)
  const about = ended.map(({ id }) => ({ thing: meetingThing(id) }))
  await notices.get().withdraw(db, { about, kinds: [REMINDER], now })
}

function remindersOf(meeting: BeginningRow) {
  const { id, mentor, mentee, mentorId, menteeId, projectId } = meeting
  const { at, words, place, reason } = meeting
  return [
    { userId: menteeId, with: mentor, hours: meeting.menteeHours, said: words.mentee },
    { userId: mentorId, with: mentee, hours: meeting.mentorHours, said: words.mentor },
  ].map(({ userId, with: other, hours, said }) => ({
    userId,
    projectId,
    hours,
    key: `${REMINDER}/${id}/${at}/${userId}`,
    thing: meetingThing(id),
    of: [menteeId],
    model: {
      at,
      ...said,
      place,
      reason,
      mentor,
      mentee,
      with: other,
      path: meetingPath(meeting, userId),
    },
  }))
}
