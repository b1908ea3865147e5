import { REMINDER_HOURS } from '@telemachos/contract/identity/preferences'
import type { Database, Db } from '../../kernel/database/database.ts'
import { queueMails, withdrawMails, wouldBeNight } from '../mail/index.ts'
import { listBeginning } from './notice-store.ts'

const REMINDER = 'conferences.reminder'

const HOUR = 60 * 60_000
/** Where somebody has chosen nothing. */
const USUAL_HOURS = 24
/** A reminder that would come in the night comes the evening before. */
const NIGHT = 10 * HOUR

/** What the keys of reminders of one person's place in a session begin with. */
const keyStart = (sessionId: number, menteeId: number): string =>
  `${REMINDER}/${sessionId}/${menteeId}/`

/**
 * Reminds people of sessions that begin within a day, or within as many hours as they have chosen, each
 * once; of one that is moved, anew. What would fall into the night is sent while it is still evening.
 */
export async function remindPeople(database: Database, now: Date): Promise<void> {
  const early = wouldBeNight(new Date(now.getTime() + HOUR)) ? NIGHT : 0
  const until = (hours: number) => new Date(now.getTime() + hours * HOUR + early)
  const beginning = await listBeginning(database, now, until(Math.max(...REMINDER_HOURS)))
  const due = beginning.filter(({ at, hours }) => new Date(at) <= until(hours ?? USUAL_HOURS))
  for (const [projectId, reminders] of Map.groupBy(due, (reminder) => reminder.projectId)) {
    await queueMails(database, {
      template: REMINDER,
      projectId,
      senderId: null,
      to: reminders.map(({ id, projectId: _, menteeId, hours: _h, ...session }) => ({
        userId: menteeId,
        key: `${keyStart(id, menteeId)}${session.at}`,
        model: session,
      })),
    })
  }
}

/** Somebody's place in a session. */
interface Reminded {
  readonly sessionId: number
  readonly menteeId: number
}

/** Takes back reminders of places that are gone, or of another time: see withdrawReminders of meetings. */
export async function withdrawReminders(db: Db, places: readonly Reminded[]): Promise<void> {
  if (places.length === 0) return
  await withdrawMails(db, {
    template: REMINDER,
    keyStarts: places.map(({ sessionId, menteeId }) => keyStart(sessionId, menteeId)),
    userIds: [...new Set(places.map(({ menteeId }) => menteeId))],
  })
}
