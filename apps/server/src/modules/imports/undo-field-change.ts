import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { FIELD_UNDO_MINUTES } from '@telemachos/contract/imports/limits'
import type { CallContext } from '../../kernel/context.ts'
import { lockPeopleOf, within } from '../people/index.ts'
import * as store from './field-change-store.ts'
import { lockFieldChange } from './policy.ts'
import { accessField } from './profile-fields.ts'
import {
  changeBack,
  isRegistryNumber,
  storedValue,
  takenAmong,
  write,
  type Change,
} from './update-user-fields.ts'

type Undo = typeof contract.imports.calls.undoFieldChange

/** The first so many of those who stay as they are, by name. */
const NAMED = 20

/**
 * Gives people back what a field said before the caller changed it for many. Whose field somebody has
 * changed since, who is out of reach by now, and whose number is another's by now, stay as they are.
 * @throws not_found for a change of somebody else, of more than an hour ago, or undone already;
 *   invalid_input for a field that is not the caller's to write any more.
 */
export async function undoFieldChange(
  { Change: id }: InputOf<Undo>,
  context: CallContext,
): Promise<OutputOf<Undo>> {
  const { db, actor } = context
  const reach = within(context, { reads: 'all' })
  const field = await accessField(context, await lockFieldChange(context, id), 'Change')
  const entries = await store.listChanged(db, id)
  const ids = entries.map(({ userId }) => userId)
  const people = await lockPeopleOf(db, actor.projectId, reach, ids)
  const byId = new Map(people.map((person) => [person.userId, person]))
  const judged = entries.map(({ userId, old, value }): Change | null => {
    const person = byId.get(userId)
    if (!person || storedValue(person, field) !== value) return null
    return changeBack(person, field, old, context)
  })
  const isNumber = await isRegistryNumber(field, context)
  const taken = isNumber ? await takenAmong(judged, context) : new Set<string>()
  const changes = judged.flatMap((one) => (one && !taken.has(one.value) ? [one] : []))
  await write(field, changes, context)
  await store.deleteFieldChange(db, id)
  const restored = new Set(changes.map(({ person }) => person.userId))
  const left = people.filter(({ userId }) => !restored.has(userId))
  return {
    Changed: restored.size,
    Left: entries.length - restored.size,
    LeftPeople: left
      .slice(0, NAMED)
      .map(({ firstName, lastName }) => ({ FirstName: firstName, LastName: lastName })),
  }
}

/** Forgets what can no longer be undone. */
export async function forgetFieldChanges({
  database,
  now,
}: {
  readonly database: Parameters<typeof store.deleteOldFieldChanges>[0]
  readonly now: Date
}): Promise<void> {
  const before = new Date(now.getTime() - FIELD_UNDO_MINUTES * 60_000)
  await store.deleteOldFieldChanges(database, before)
}
