import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { settingsChanged } from '@telemachos/contract/projects/events'
import { parseDate } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { whatIsMissingToPublish } from './action-needs.ts'
import { giveRules } from './due-rules.ts'
import { holdDues } from './due-store.ts'
import { updateGrid } from './store.ts'
import { accessEntries } from './policy.ts'
import type { KeptEntry } from './table-store.ts'
import { nothingPublished } from './tell-published.ts'

type SaveGrid = typeof contract.actions.calls.saveGrid

/**
 * Saves the flags, order, groups and due dates of a project's actions: of all that are named, or of
 * none.
 * @throws invalid_input `duplicate` for an action that is named twice, `date` for a due date beyond
 *   the years 1900 to 3000; not_found when an action is not linked to the project; rule_violated
 *   `action_archived`, `actions_unready` with what is missing in actions that it would publish; conflict
 *   with the actions that somebody saved since their Revision was seen; as saveDueRule for a Rule.
 */
export async function saveGrid(
  { Grid }: InputOf<SaveGrid>,
  context: CallContext,
): Promise<OutputOf<SaveGrid>> {
  const { db, actor, now, audit, emit } = context
  const ids = Grid.map((entry) => entry.ActionId)
  const second = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (second !== -1) throw refuseField(`Grid.${second}.ActionId`, 'duplicate')
  const undated = Grid.findIndex(({ Due }) => Due !== null && parseDate(Due) === undefined)
  if (undated !== -1) throw refuseField(`Grid.${undated}.Due`, 'date')
  const { projectId } = actor
  const ruled = Grid.flatMap(({ ActionId, Rule }) => (Rule ? [{ ActionId, Rule }] : []))
  // Two who change different rules must not close a circle together.
  if (ruled.length > 0) await holdDues(db, projectId)
  const { entries } = await accessEntries(context, Grid)
  await requireReady(context, listPublished(entries, Grid))
  await updateGrid(db, projectId, Grid, { by: actor.userId, at: now })
  await giveRules(context, ruled)
  await nothingPublished(context, listUnpublished(entries, Grid))
  const changes = listGridChanges(entries, Grid)
  audit({
    ...(ids.length === 1 && { actionId: ids[0] }),
    detail: { actions: ids, ...(changes.length > 0 && { changes }) },
  })
  emit(settingsChanged, { ProjectId: projectId }, { members: projectId, project: projectId })
  return { ok: true }
}

const isPublished = ({ Flags }: { readonly Flags: number }): boolean =>
  (Flags & GRID_FLAGS.Published) !== 0

/** The actions that a change publishes. */
function listPublished(
  before: readonly KeptEntry[],
  after: InputOf<SaveGrid>['Grid'],
): KeptEntry[] {
  const shown = new Set(after.filter(isPublished).map(({ ActionId }) => ActionId))
  return before.filter((entry) => shown.has(entry.ActionId) && !isPublished(entry))
}

/** The actions that a change takes back. */
function listUnpublished(before: readonly KeptEntry[], after: InputOf<SaveGrid>['Grid']): number[] {
  const was = new Set(before.filter(isPublished).map(({ ActionId }) => ActionId))
  return after.flatMap((entry) =>
    was.has(entry.ActionId) && !isPublished(entry) ? [entry.ActionId] : [],
  )
}

/** Refuses to publish what has nothing yet of what its type needs. */
async function requireReady(context: CallContext, published: readonly KeptEntry[]): Promise<void> {
  const { projectId } = context.actor
  const missing = await whatIsMissingToPublish(
    context,
    published.map(({ ActionId: actionId, typeId, questId }) => ({
      projectId,
      actionId,
      typeId,
      questId,
    })),
  )
  const Actions = published.flatMap(({ ActionId, Title }, index) => {
    const Missing = missing[index] ?? []
    return Missing.length > 0 ? [{ ActionId, Title, Missing }] : []
  })
  if (Actions.length > 0) throw ruleViolated('actions_unready', { Actions })
}

/** What is kept of a change of so many actions; of more, their ids alone. */
const MAX_CHANGES = 100

/** What was changed of each action, from what to what. */
function listGridChanges(before: readonly KeptEntry[], after: InputOf<SaveGrid>['Grid']): object[] {
  const known = new Map(before.map((entry) => [entry.ActionId, entry]))
  const changes = after.flatMap(({ ActionId, Flags, Group, Due, Rule }) => {
    const old = known.get(ActionId)
    if (!old) return []
    const change = {
      ...(old.Flags !== Flags && { Flags: [old.Flags, Flags] }),
      ...(old.Group.join('\n') !== Group.join('\n') && { Group: [old.Group, Group] }),
      ...(old.Due !== Due && { Due: [old.Due, Due] }),
      ...(Rule && { Rule }),
    }
    return Object.keys(change).length > 0 ? [{ ActionId, ...change }] : []
  })
  return changes.length <= MAX_CHANGES ? changes : []
}
