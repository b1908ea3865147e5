import { isDeepStrictEqual } from 'node:util'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { settingsChanged } from '@telemachos/contract/projects/events'
import { todayInAthens } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { within } from '../people/index.ts'
import { accessReminders } from './policy.ts'
import { previewReminders, writeReminders } from './reminder-store.ts'

type Calls = typeof contract.actions.calls
type Stored = OutputOf<Calls['getDueReminders']>

/**
 * When people are reminded of the deadline of an action.
 * @throws not_found.
 */
export async function readDueReminders(
  { ActionId }: InputOf<Calls['getDueReminders']>,
  context: CallContext,
): Promise<Stored> {
  const { own, project } = await accessReminders(context, ActionId, false)
  return { ActionId, Own: own, Project: project }
}

/**
 * Saves when people are reminded of the deadline of an action; what was sent stays sent.
 * @throws not_found; conflict with the present Own where it is not what was seen.
 */
export async function saveDueReminders(
  { ProjectId, ActionId, Own, Seen }: InputOf<Calls['saveDueReminders']>,
  context: CallContext,
): Promise<Stored> {
  const { own, project } = await accessReminders(context, ActionId, true)
  const { db, actor, now, audit, emit } = context
  if (!isDeepStrictEqual(own, Seen)) throw new AppError('conflict', { details: { Own: own } })
  const next = Own && { ...Own, Days: Own.Days.toSorted((a, b) => a - b) }
  const saving = { by: actor.userId, at: now }
  await writeReminders(db, { projectId: actor.projectId, actionId: ActionId }, next, saving)
  audit({ actionId: ActionId, detail: { from: own, to: next } })
  emit(settingsChanged, { ProjectId }, { members: ProjectId, project: ProjectId })
  return { ActionId, Own: next, Project: project }
}

/**
 * Whom reminders would reach next, of the mentees within reach.
 * @throws not_found.
 */
export async function previewDueReminders(
  { ActionId, Own, page, count: size }: InputOf<Calls['previewDueReminders']>,
  context: CallContext,
): Promise<OutputOf<Calls['previewDueReminders']>> {
  const reach = within(context, { reads: 'all' })
  const { project } = await accessReminders(context, ActionId, false)
  const { db, actor, now } = context
  const place = { projectId: actor.projectId, actionId: ActionId }
  const from = todayInAthens(now)
  return previewReminders(db, place, {
    reminders: Own ?? project,
    reach,
    page: { page, count: size },
    from,
  })
}
