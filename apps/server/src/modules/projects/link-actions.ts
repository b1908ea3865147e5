import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, notFound, refuseField } from '../../kernel/errors.ts'
import * as store from './catalogue-store.ts'
import { projectsAs } from './list-project-page.ts'
import { searchPage } from './search-page.ts'

type Calls = typeof contract.projects.calls

/** A page of the actions that the project can take over. */
export async function readCatalogue(
  { Search, page }: InputOf<Calls['listActionCatalogue']>,
  context: CallContext,
): Promise<OutputOf<Calls['listActionCatalogue']>> {
  const actions = await store.listCatalogue(context.db, catalogueOf(context), context.language)
  const text = ({ Title, Group, Project }: (typeof actions)[number]) =>
    [Title, ...Group, Project].join(' ')
  return searchPage(actions, text, { search: Search, page })
}

/**
 * Takes actions over: all that are named, or none.
 * @throws invalid_input `duplicate`; not_found for one that is not offered.
 */
export async function linkActions(
  { ActionIds }: InputOf<Calls['linkActions']>,
  context: CallContext,
): Promise<OutputOf<Calls['linkActions']>> {
  const second = ActionIds.findIndex((id, place) => ActionIds.indexOf(id) !== place)
  if (second !== -1) throw refuseField(`ActionIds.${second}`, 'duplicate')
  const linked = await store.linkActions(context.db, catalogueOf(context), ActionIds)
  if (linked !== ActionIds.length) throw notFound('an action is not offered to the project')
  context.audit({ detail: { actions: ActionIds } })
  return { ok: true }
}

/**
 * Takes an action out of the project.
 * @throws not_found; rule_violated `action_kept` without the flag CanDelete, `action_begun` where
 *   somebody has done or planned something of it.
 */
export async function unlinkAction(
  { ActionId }: InputOf<Calls['unlinkAction']>,
  { db, actor, audit }: CallContext,
): Promise<OutputOf<Calls['unlinkAction']>> {
  const obstacles = await store.findObstacles(db, actor.projectId, ActionId)
  if (!obstacles) throw notFound(`action ${ActionId} is not linked to the project`)
  if (obstacles.kept) throw violated('action_kept')
  if (obstacles.begun) throw violated('action_begun')
  await store.unlinkAction(db, actor.projectId, ActionId)
  audit({ actionId: ActionId })
  return { ok: true }
}

function catalogueOf({ actor, principal }: CallContext): store.Catalogue {
  return { projectId: actor.projectId, from: projectsAs(principal, ['Admin', 'ProjectManager']) }
}

function violated(rule: string): AppError {
  return new AppError('rule_violated', { details: { rule }, reason: rule })
}
