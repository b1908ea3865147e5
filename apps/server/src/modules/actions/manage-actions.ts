import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { settingsChanged } from '@telemachos/contract/projects/events'
import type { CallContext } from '../../kernel/context.ts'
import { copyActionTexts } from '../language/index.ts'
import { refreshActionTexts } from './author-texts-store.ts'
import { copiedCondition, readActions } from './copied-conditions.ts'
import * as store from './manage-store.ts'
import { copyPictures } from './picture-store.ts'
import {
  accessMovable,
  accessRemovable,
  linkedActions,
  mayWriteThere,
  questIsThere,
} from './policy.ts'
import { countLinked } from './store.ts'
import { nothingPublished } from './tell-published.ts'

type Calls = typeof contract.actions.calls

/** What depends on actions. @throws not_found for one that is not the project's. */
export async function readDependents(
  { ActionIds }: InputOf<Calls['listDependents']>,
  { db, actor, language }: CallContext,
): Promise<OutputOf<Calls['listDependents']>> {
  const ids = [...new Set(ActionIds)]
  const found = await store.lockDependents(db, actor.projectId, ids, language)
  linkedActions(found.length === ids.length)
  return found
}

/**
 * Copies actions within the project, or into another one.
 * @throws not_found for an action that is not the project's, or a project that is not the caller's;
 *   forbidden where the caller does not write that project's actions; rule_violated `quest_elsewhere`
 *   where the other project may not ask the questionnaire of one.
 */
export async function copyActions(
  { ActionIds, To }: InputOf<Calls['copyActions']>,
  context: CallContext,
): Promise<OutputOf<Calls['copyActions']>> {
  const { db, actor, now, audit } = context
  const { projectId } = actor
  const actionIds = [...new Set(ActionIds)]
  mayWriteThere(To, context)
  linkedActions((await countLinked(db, projectId, actionIds)) === actionIds.length)
  await requireQuests(context, actionIds, To)
  const copies = await store.copyActions(db, {
    projectId,
    actionIds,
    to: To,
    by: actor.userId,
    at: now,
  })
  const byOld = new Map(copies.map(({ from, id }) => [from, id]))
  await copyPictures(db, byOld)
  const otherTitles = To === projectId
  await copyActionTexts(db, byOld, { by: actor.userId, at: now, otherTitles })
  const conditions = copies.map(({ id, show, enable, completion }) => ({
    id,
    show: copiedCondition(show, byOld),
    enable: copiedCondition(enable, byOld),
    completion: copiedCondition(completion, byOld),
  }))
  await store.writeConditions(db, conditions)
  await refreshActionTexts(db, [...byOld.values()])
  const read = conditions.map(({ show, enable, completion }) =>
    readActions([show, enable, completion].join(' ')),
  )
  const there = new Set(await store.listThere(db, To, read.flat()))
  audit({
    ...(actionIds.length === 1 && { actionId: actionIds[0] }),
    detail: { actions: actionIds, copies: copies.map(({ id }) => id), to: To },
  })
  tell(context, To)
  return {
    ActionIds: copies.map(({ id }) => id),
    Unmet: read.filter((ids) => ids.some((id) => !there.has(id))).length,
  }
}

/**
 * Moves actions into another project.
 * @throws as copyActions; rule_violated `action_in_use` with what depends on them here, and
 *   `action_there` where the other project has one of them.
 */
export async function moveActions(
  { ActionIds, To }: InputOf<Calls['moveActions']>,
  context: CallContext,
): Promise<OutputOf<Calls['moveActions']>> {
  const { db, actor, now, audit } = context
  const actionIds = [...new Set(ActionIds)]
  mayWriteThere(To, context)
  await accessMovable(context, actionIds, To)
  await requireQuests(context, actionIds, To)
  await store.moveActions(db, actor.projectId, actionIds, To, { by: actor.userId, at: now })
  await nothingPublished(context, actionIds)
  audit({
    ...(actionIds.length === 1 && { actionId: actionIds[0] }),
    detail: { actions: actionIds, to: To },
  })
  tell(context, actor.projectId, To)
  return { ok: true }
}

/** Archives actions, or restores them. @throws not_found for one that is not the project's. */
export const archiving =
  (archived: boolean) =>
  async (
    { ActionIds }: InputOf<Calls['archiveActions']>,
    context: CallContext,
  ): Promise<OutputOf<Calls['archiveActions']>> => {
    const { db, actor, now, audit } = context
    const ids = [...new Set(ActionIds)]
    const done = { by: actor.userId, at: now }
    const written = await store.setArchived(db, actor.projectId, ids, archived, done)
    linkedActions(written === ids.length)
    if (archived) await nothingPublished(context, ids)
    audit({ ...(ids.length === 1 && { actionId: ids[0] }), detail: { actions: ids } })
    tell(context, actor.projectId)
    return { ok: true }
  }

/**
 * Deletes actions: those that may be deleted, and on which nothing depends.
 * @throws not_found; rule_violated `action_kept` and `action_in_use`, with which and what.
 */
export async function deleteActions(
  { ActionIds }: InputOf<Calls['deleteActions']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteActions']>> {
  const { db, actor, audit } = context
  const ids = [...new Set(ActionIds)]
  const found = await accessRemovable(context, ids)
  await store.removeActions(db, actor.projectId, ids)
  await nothingPublished(context, ids)
  audit({ detail: { actions: ids, titles: found.map(({ Title }) => Title) } })
  tell(context, actor.projectId)
  return { ok: true }
}

async function requireQuests(
  { db, actor }: CallContext,
  actionIds: readonly number[],
  to: number,
): Promise<void> {
  if (to === actor.projectId) return
  questIsThere(await store.listUnaskable(db, actor.projectId, actionIds, to))
}

function tell({ emit }: CallContext, ...projectIds: readonly number[]): void {
  for (const ProjectId of new Set(projectIds))
    emit(settingsChanged, { ProjectId }, { members: ProjectId, project: ProjectId })
}
