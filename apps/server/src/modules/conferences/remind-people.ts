import { REMINDER_HOURS } from '@telemachos/contract/identity/preferences'
import type { Database, Db } from '../../kernel/database/database.ts'
import { notices } from '../../kernel/notices.ts'
import { wouldBeNight } from '../mail/index.ts'
import { sessionPath, sessionThing } from './notice-model.ts'
import { listBeginning, listEnded } from './notice-store.ts'

const REMINDER = 'conferences.reminder'

const HOUR = 60 * 60_000
/** Where somebody has chosen nothing. */
const USUAL_HOURS = 24
/** A reminder that would come in the night comes the evening before. */
const NIGHT = 10 * HOUR
/** Of what ended longer ago, a reminder that was missed is left to be. */
const SETTLED_BACK = 14 * 24 * HOUR

/**
 * Reminds people of sessions that begin within a day, or within as many hours as they have chosen, each
 * once; of one that is moved, anew. What would fall into the night is sent while it is still evening.
 * Of what is over nobody is reminded any more.
 */
export async function remindPeople(database: Database, now: Date): Promise<void> {
  await database.transaction((db) => settleEnded(db, now))
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

/** Has reminders of sessions that are over wait for nobody. */
async function settleEnded(db: Db, now: Date): Promise<void> {
  const ended = await listEnded(db, new Date(now.getTime() - SETTLED_BACK), now)
  const about = ended.map(({ id }) => ({ thing: sessionThing(id) }))
  await notices.get().withdraw(db, { about, kinds: [REMINDER], now })
}
