import { REMINDER_HOURS } from '@telemachos/contract/identity/preferences'
import type { Database } from '../../kernel/database/database.ts'
import { notices } from '../../kernel/notices.ts'
import { wouldBeNight } from '../mail/index.ts'
import { sessionPath, sessionThing } from './notice-model.ts'
import { listBeginning } from './notice-store.ts'

const REMINDER = 'conferences.reminder'

const HOUR = 60 * 60_000
/** Where somebody has chosen nothing. */
const USUAL_HOURS = 24
/** A reminder that would come in the night comes the evening before. */
const NIGHT = 10 * HOUR

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
    await notices.get().tell(database, {
      kind: REMINDER,
      projectId,
      senderId: null,
      now,
      to: reminders.map(
        ({ id, projectId: _, menteeId, actionId, words, hours: _h, ...session }) => ({
          userId: menteeId,
          key: `${REMINDER}/${id}/${menteeId}/${session.at}`,
          thing: sessionThing(id),
          model: { ...words, ...session, path: sessionPath(actionId) },
        }),
      ),
    })
  }
}
