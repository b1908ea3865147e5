import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { actionCounts } from './action-counts.ts'
import { isAuthor, linkedActions, visibleFlags } from './policy.ts'
import { countLinked } from './store.ts'
import * as store from './table-store.ts'

type Calls = typeof contract.actions.calls

const NOBODY = { Done: 0, Of: 0, Unshown: 0 }

/** The table of the project's actions, as far as the caller sees them. */
export async function readTable(
  { Archived }: InputOf<Calls['listTable']>,
  context: CallContext,
): Promise<OutputOf<Calls['listTable']>> {
  const { db, actor } = context
  const { projectId } = actor
  const wanted = {
    projectId,
    flags: visibleFlags(actor.role, true),
    archived: Archived,
    asAuthor: isAuthor(actor.role),
  }
  const { mentees, actions } = await actionCounts.get().count(context)
  const [rows, { emptyGroups, archived }] = await Promise.all([
    store.listTable(db, wanted),
    store.readTableFrame(db, projectId),
  ])
  const counts = new Map(actions.map((one) => [one.ActionId, one]))
  return {
    Actions: rows.map((row) => {
      const { Done, Of, Unshown } = counts.get(row.ActionId) ?? NOBODY
      return { ...row, Done, Of, Unshown }
    }),
    EmptyGroups: emptyGroups,
    Mentees: mentees,
    Archived: archived,
  }
}

/** How many people a change of actions touches. @throws not_found for an action that is not the project's. */
export async function readTouched(
  { ActionIds }: InputOf<Calls['countTouched']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['countTouched']>> {
  const ids = [...new Set(ActionIds)]
  linkedActions((await countLinked(db, actor.projectId, ids)) === ids.length)
  return store.countTouched(db, actor.projectId, ids)
}
