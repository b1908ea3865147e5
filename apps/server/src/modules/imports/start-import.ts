import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { athensInstant, todayInAthens } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { requireConfirmed } from '../people/index.ts'
import * as store from './import-store.ts'
import { requireJoiningDate } from './policy.ts'

type Calls = typeof contract.imports.calls

/** What the headings of earlier imports of the project were said to mean. */
export function listHeadings(
  _input: InputOf<Calls['listHeadings']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listHeadings']>> {
  return store.listHeadings(db, actor.projectId)
}

/**
 * Begins an import, and remembers what its headings mean.
 * @throws rule_violated `joining_date` for a day more than a year away, `confirmation` for as many lines
 *   as the project wants confirmed.
 */
export async function startImport(
  { Key, Lines, JoinedOn, Headings, Confirmed }: InputOf<Calls['startImport']>,
  context: CallContext,
): Promise<OutputOf<Calls['startImport']>> {
  const { db, actor, now } = context
  requireJoiningDate(JoinedOn ?? todayInAthens(now), context)
  await requireConfirmed(context, Lines, Confirmed)
  const joinedAt =
    JoinedOn === undefined || JoinedOn === todayInAthens(now)
      ? now
      : new Date(athensInstant(JoinedOn, '00:00'))
  const { projectId, userId: by } = actor
  const begun = { projectId, by, key: Key, lines: Lines, now, joinedAt }
  const { id, isNew } = await store.insertImport(db, begun)
  if (!isNew) {
    context.audit({ unchanged: true })
    return { Id: id }
  }
  await store.saveHeadings(db, projectId, Headings)
  context.audit({ detail: { import: id, lines: Lines } })
  return { Id: id }
}
