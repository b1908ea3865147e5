import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { settingsChanged } from '@telemachos/contract/projects/events'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { otherLanguages } from './other-languages.ts'
import { groupNames } from './group-names.ts'
import * as store from './group-store.ts'
import { knownGroup } from './policy.ts'

type Calls = typeof contract.actions.calls

/** A path has so many parts at most (contract, groupPath). */
const MAX_DEPTH = 6

/**
 * Makes a group, or renames or moves one with all that is in it.
 * @throws not_found for a group that is not there; invalid_input `duplicate` where one of that path is
 *   there already, `group_within` where it would be within itself, `group_depth` where it would be too
 *   deep.
 */
export async function saveGroup(
  { From, To, Names }: InputOf<Calls['saveGroup']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveGroup']>> {
  const { db, actor, now } = context
  const { projectId } = actor
  const isSame = From !== undefined && isEqual(From, To)
  if (From) knownGroup(await store.isGroup(db, projectId, From))
  if (!isSame && (await store.isGroup(db, projectId, To))) throw refuseField('To', 'duplicate')
  if (From && !isSame) {
    if (isEqual(To.slice(0, From.length), From)) throw refuseField('To', 'group_within')
    const depth = await store.depthWithin(db, projectId, From)
    if (depth - From.length + To.length > MAX_DEPTH) throw refuseField('To', 'group_depth')
    await store.moveGroup(db, projectId, From, To, { by: actor.userId, at: now })
  }
  if (!From) await store.insertGroup(db, projectId, To)
  const [name, from] = [To.at(-1) ?? '', From?.at(-1)]
  if (Names !== undefined || (from !== undefined && from !== name))
    await groupNames.get().write(context, {
      name,
      from,
      names: Names && otherLanguages(Names),
      keepsFrom: from !== undefined && (await store.isNamed(db, projectId, from)),
    })
  return finish(context, { from: From ?? null, to: To })
}

/**
 * Removes a group: its actions and groups go into the one above.
 * @throws not_found.
 */
export async function removeGroup(
  { Path }: InputOf<Calls['removeGroup']>,
  context: CallContext,
): Promise<OutputOf<Calls['removeGroup']>> {
  const { db, actor, now } = context
  knownGroup(await store.isGroup(db, actor.projectId, Path))
  const above = Path.slice(0, -1)
  await store.moveGroup(db, actor.projectId, Path, above, { by: actor.userId, at: now })
  return finish(context, { from: Path, to: above })
}

function finish(
  { actor, audit, emit }: CallContext,
  detail: Record<string, unknown>,
): { ok: true } {
  const { projectId } = actor
  audit({ detail })
  emit(settingsChanged, { ProjectId: projectId }, { members: projectId, project: projectId })
  return { ok: true }
}

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((part, place) => part === b[place])
