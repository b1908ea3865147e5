import type { Db } from '../../kernel/database/database.ts'
import { eachInBatches } from '../../kernel/jobs/in-batches.ts'
import type { JobContext } from '../../kernel/jobs/recurring-jobs.ts'
import { conditionHolds } from './conditions.ts'
import * as store from './unshown-store.ts'

/** So many people are evaluated at once, and at most before somebody's totals are read. */
const BATCH = 500

/**
 * Evaluates the ShowConditions of people of whom something has changed that a condition may read, so
 * that totals read afterwards are of the actions that each mentee is shown. Where very many have
 * changed, whoever reads totals evaluates some of them, and the job the rest.
 *
 * @returns whether others are left.
 */
export async function settleConditions(db: Db, projectId: number, now: Date): Promise<boolean> {
  const { any, everybody } = await store.staleness(db, projectId)
  if (!any) return false
  if (everybody) await store.noteOneByOne(db, projectId)
  const stale = await store.findStale(db, projectId, BATCH)
  const actions = await store.listConditional(db, projectId)
  const people = await store.readScopes(
    db,
    projectId,
    stale.map(({ menteeId }) => menteeId),
    actions.map(({ Id }) => Id),
  )
  const unshown = people.flatMap(({ menteeId, scope, data, dues }) =>
    actions
      .filter(({ condition, ...action }) => {
        const own = data[action.Id] ?? {}
        const cell = { ...action, Due: dues[action.Id] ?? action.Due }
        return !conditionHolds(condition, { ...scope, action: cell, data: own, now })
      })
      .map(({ Id }) => ({ menteeId, actionId: Id })),
  )
  const notes = stale.flatMap((person) => person.notes)
  await store.storeUnshown(db, projectId, notes, {
    menteeIds: unshown.map(({ menteeId }) => menteeId),
    actionIds: unshown.map(({ actionId }) => actionId),
  })
  return stale.length === BATCH
}

/** Evaluates whatever is stale in any project. */
export async function settleAll({ database, now, signal }: JobContext): Promise<void> {
  const projectIds = await store.listStaleProjects(database)
  await eachInBatches(projectIds, (id) => settleConditions(database, id, now), { signal })
}

/** What reads the time: what it says changes without anything being written. */
export const READS_TIME = /\b(?:now|today|age)\b/

/** Has conditions that read the time evaluated anew. */
export async function noteTimedConditions({ database }: JobContext): Promise<void> {
  const conditions = await store.listConditions(database)
  const timed = conditions.filter(({ condition }) => READS_TIME.test(condition))
  const projectIds = [...new Set(timed.map(({ projectId }) => projectId))]
  if (projectIds.length > 0) await store.noteProjects(database, projectIds)
}
