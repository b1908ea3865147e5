import { attemptChanged } from '@telemachos/contract/questionnaires/events'
import { asOf } from '@telemachos/questionnaire/attempt/attempt'
import type { Database, Db } from '../../kernel/database/database.ts'
import { inBatches } from '../../kernel/jobs/in-batches.ts'
import { roomsOf, writeOutbox } from '../../kernel/outbox.ts'
import { audienceOf, payloadOf } from './announce.ts'
import { lastDeadline, type AnswerSet } from './answer-set.ts'
import { listOverdue, saveAttempt } from './answer-set-store.ts'

/** Lets every attempt expire whose time is over; run every 30 s. Answers stay. */
export async function expireAttempts(database: Database, now: Date): Promise<void> {
  let after = 0
  await inBatches(() =>
    database.transaction(async (tx) => {
      const overdue = await listOverdue(tx, lastDeadline(now), after)
      for (const set of overdue) await expireSet(tx, set, now)
      // Whatever has not expired after all is not looked at again before the next round.
      after = overdue.at(-1)?.id ?? after
      return overdue.length > 0
    }),
  )
}

/** The set as it stands now; one whose time is over is kept as expired, by whoever comes first. */
export async function expireSet(db: Db, set: AnswerSet, now: Date): Promise<AnswerSet> {
  const attempt = asOf(set.attempt, now.getTime())
  if (attempt === set.attempt) return set
  const expired = { ...set, attempt }
  const isKept = await saveAttempt(db, expired, { from: set.attempt.state, by: null })
  if (isKept) {
    const rooms = roomsOf(audienceOf(expired))
    await writeOutbox(db, [{ name: attemptChanged.name, payload: payloadOf(expired), rooms }])
  }
  return expired
}
