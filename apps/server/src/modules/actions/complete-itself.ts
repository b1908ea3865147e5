import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { randomUUID } from 'node:crypto'
import { completionChanged } from '@telemachos/contract/actions/events'
import { writeAudit } from '../../kernel/audit.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { eachInBatches } from '../../kernel/jobs/in-batches.ts'
import type { JobContext } from '../../kernel/jobs/recurring-jobs.ts'
import { OutsideWork } from '../../kernel/outside-work.ts'
import { roomsOf, writeOutbox } from '../../kernel/outbox.ts'
import { actionNeeds } from './action-needs.ts'
import { audienceOf } from './announce.ts'
import * as store from './automatic-store.ts'
import { isEnabled, isInactive, isShown, scopeOf } from './cell-state.ts'
import { findCells, type Cell, type CellKey } from './cell-store.ts'
import { completeCells, completingBy } from './complete-cells.ts'
import { completesItself, readCompletionRule } from './completion-rule.ts'
import type { Completing } from './completion-scripts.ts'
import { conditionHolds } from './conditions.ts'
import { visibleFlags } from './policy.ts'
import { READS_TIME } from './settle-conditions.ts'

/**
 * Completes an action that completes itself, where everything is there now; as part of the write that
 * has changed something in it. It is the system's act, and is never taken back by it.
 */
export async function completeItself(context: CallContext, cell: Cell): Promise<void> {
  if (!completesItself(cell)) return
  await completeMet(completingBy(context), [cell], context.requestId)
}

/** Completes whatever completes itself, where something has changed that it depends on. */
export async function completeAllThemselves({ database, now, signal }: JobContext): Promise<void> {
  const projectIds = await store.listChecked(database, now)
  for (const projectId of projectIds) await store.noteEach(database, projectId, now)
  const completeSome = (projectId: number) => {
    const outside = new OutsideWork(database)
    return outside.run(() =>
      database.transaction(async (db) => {
        const menteeIds = await store.takeChecked(db, projectId, now)
        if (menteeIds.length === 0) return false
        const keys = await store.listUncompleted(db, projectId, menteeIds)
        const requestId = randomUUID()
        const requestOf = () => ({ requestId, context: undefined })
        await completeMet({ db, now, outside: outside.ask, requestOf }, keys, requestId)
        return true
      }),
    )
  }
  await eachInBatches(projectIds, completeSome, { signal })
}

/** Has rules that read the time looked at anew. */
export async function noteTimedRules({ database, now }: JobContext): Promise<void> {
  const rules = await store.listTimedRules(database)
  const timed = rules.filter(({ conditions }) => READS_TIME.test(conditions))
  const projectIds = [...new Set(timed.map(({ projectId }) => projectId))]
  if (projectIds.length > 0) await store.noteEverybody(database, projectIds, now)
}

async function completeMet(
  completing: Completing,
  keys: readonly CellKey[],
  requestId: string,
): Promise<void> {
  const { db, now } = completing
  if (keys.length === 0) return
  const met = await listMet(db, keys, now)
  if (met.length === 0) return
  const rows = met.map((cell) => ({
    ...cell,
    mentorId: cell.actionMentorId ?? cell.defaultMentorId,
    by: null,
    at: now,
    data: null,
    keptOfOwn: null,
  }))
  const done = await completeCells(completing, rows, 'leave')
  await writeAudit(
    db,
    done.map(({ projectId, menteeId, actionId }) => ({
      verb: 'action.completed',
      requestId,
      detail: { automatic: true },
      projectId,
      subjectId: menteeId,
      actionId,
    })),
  )
  await writeOutbox(
    db,
    done.map((cell) => ({
      name: completionChanged.name,
      payload: {
        ProjectId: cell.projectId,
        ActionId: cell.actionId,
        MenteeId: cell.menteeId,
        Completed: true,
      },
      rooms: roomsOf(audienceOf(cell, 'everyone')),
    })),
  )
}

/** Of these cells those that are open to their mentee and have everything that they ask for. */
async function listMet(db: Db, keys: readonly CellKey[], now: Date): Promise<Cell[]> {
  const flags = visibleFlags('Mentee')
  const found = await findCells(
    db,
    keys.map(({ projectId, menteeId, actionId }) => ({
      projectId,
      menteeId,
      actionId,
      userId: menteeId,
      reach: 'project' as const,
      flags,
      conditions: true,
    })),
  )
  const open = found.filter((cell) => cell !== undefined).filter((cell) => isOpen(cell, now))
  if (open.length === 0) return []
  const answers = await Promise.all(actionNeeds.all().map((one) => one.isDone?.(db, open, now)))
  return open.filter((cell, place) => {
    const parts = answers.map((answer) => answer?.[place]).filter((part) => part !== undefined)
    const { Condition } = readCompletionRule(cell.completionRule)
    // What asks for nothing is never complete by itself.
    if (parts.length === 0 && Condition === '') return false
    return parts.every(Boolean) && conditionHolds(Condition, scopeOf(cell, now))
  })
}

/** Meetings and conferences are completed by having taken place. */
function isOpen(cell: Cell, now: Date): boolean {
  const { completedAt, isMeeting, typeId } = cell
  if (completedAt !== null || isMeeting || typeId === ACTION_TYPES.conference) return false
  return completesItself(cell) && !isInactive(cell) && isShown(cell, now) && isEnabled(cell, now)
}
