import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { settingsChanged } from '@telemachos/contract/projects/events'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import * as store from '../actions/index.ts'
import { projectsAs } from './list-project-page.ts'
import { searchPage } from './search-page.ts'
import { accessUnlinking, offeredActions } from './policy.ts'

type Calls = typeof contract.projects.calls

/** A page of the actions that the project can take over. */
export async function readCatalogue(
  { Search, page, count }: InputOf<Calls['listActionCatalogue']>,
  context: CallContext,
): Promise<OutputOf<Calls['listActionCatalogue']>> {
  const actions = await store.listCatalogue(context.db, catalogueOf(context), context.language)
  const text = ({ Title, Group, Project }: (typeof actions)[number]) =>
    [Title, ...Group, Project].join(' ')
  return searchPage(actions, text, { search: Search, page, count })
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
  offeredActions(linked === ActionIds.length)
  context.audit({ detail: { actions: ActionIds } })
  tell(context)
  return { ok: true }
}

/**
 * Takes an action out of the project.
 * @throws not_found; rule_violated `action_kept` without the flag CanDelete, `action_begun` where
 *   somebody has done or planned something of it, `action_anchors` with the titles of actions whose deadlines
 *   count from it.
 */
export async function unlinkAction(
  { ActionId }: InputOf<Calls['unlinkAction']>,
  context: CallContext,
): Promise<OutputOf<Calls['unlinkAction']>> {
  await accessUnlinking(context, ActionId)
  const { db, actor, audit } = context
  await store.unlinkAction(db, actor.projectId, ActionId)
  await store.nothingPublished(context, [ActionId])
  audit({ actionId: ActionId })
  tell(context)
  return { ok: true }
}

/** Has whoever looks at the project's actions see them as they are now. */
function tell({ actor: { projectId }, emit }: CallContext): void {
  emit(settingsChanged, { ProjectId: projectId }, { members: projectId, project: projectId })
}

function catalogueOf({ actor, principal }: CallContext): store.Catalogue {
  return { projectId: actor.projectId, from: projectsAs(principal, ['Admin', 'ProjectManager']) }
}
