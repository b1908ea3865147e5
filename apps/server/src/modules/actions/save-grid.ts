import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { settingsChanged } from '@telemachos/contract/projects/events'
import { parseDate } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { updateGrid } from './store.ts'
import { linkedActions } from './policy.ts'

type SaveGrid = typeof contract.actions.calls.saveGrid

/**
 * Saves the flags, order, groups and due dates of a project's actions: of all that are named, or of
 * none.
 * @throws invalid_input `duplicate` for an action that is named twice, `date` for a due date beyond
 *   the years 1900 to 3000; not_found when an action is not linked to the project.
 */
export async function saveGrid(
  { Grid }: InputOf<SaveGrid>,
  { db, actor, audit, emit }: CallContext,
): Promise<OutputOf<SaveGrid>> {
  const ids = Grid.map((entry) => entry.ActionId)
  const second = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (second !== -1) throw refuseField(`Grid.${second}.ActionId`, 'duplicate')
  const undated = Grid.findIndex(({ Due }) => Due !== null && parseDate(Due) === undefined)
  if (undated !== -1) throw refuseField(`Grid.${undated}.Due`, 'date')
  const written = await updateGrid(db, actor.projectId, Grid)
  linkedActions(written === Grid.length)
  audit({ detail: { actions: ids } })
  const { projectId } = actor
  emit(settingsChanged, { ProjectId: projectId }, { members: projectId, project: projectId })
  return { ok: true }
}
