import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { settingsChanged } from '@telemachos/contract/projects/events'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { otherLanguages } from './other-languages.ts'
import { accessTitles } from './policy.ts'
import { writeTitles } from './table-store.ts'

type SaveTitles = typeof contract.actions.calls.saveTitles

/**
 * Saves the titles of several actions, in all projects that have them: of all, or of none.
 * @throws invalid_input `duplicate` for an action that is named twice; not_found; rule_violated
 *   `action_shared` where one is also in a project whose actions the caller does not write; conflict
 *   with the actions that somebody saved since.
 */
export async function saveTitles(
  { Titles }: InputOf<SaveTitles>,
  context: CallContext,
): Promise<OutputOf<SaveTitles>> {
  const { db, actor, now, audit, emit } = context
  const ids = Titles.map(({ ActionId }) => ActionId)
  const second = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (second !== -1) throw refuseField(`Titles.${second}.ActionId`, 'duplicate')
  const before = await accessTitles(context, Titles)
  const written = Titles.map(({ Version: _, ...one }) => ({
    ...one,
    Titles: otherLanguages(one.Titles),
  }))
  await writeTitles(db, written, { by: actor.userId, at: now })
  const old = new Map(before.map(({ actionId, title }) => [actionId, title]))
  const changes = written
    .map(({ ActionId, Title }) => ({
      name: String(ActionId),
      from: old.get(ActionId) ?? '',
      to: Title,
    }))
    .filter(({ from, to }) => from !== to)
    .map((change) => ({ kind: 'title' as const, ...change }))
  audit({ ...(ids.length === 1 && { actionId: ids[0] }), detail: { actions: ids }, changes })
  for (const ProjectId of new Set([
    actor.projectId,
    ...before.flatMap(({ elsewhere }) => elsewhere),
  ]))
    emit(settingsChanged, { ProjectId }, { members: ProjectId, project: ProjectId })
  return { ok: true }
}
