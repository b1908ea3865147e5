import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { todayInAthens } from '@telemachos/rules/dates'
import { isMasked } from '@telemachos/rules/field-kinds'
import { readFieldValue } from '@telemachos/rules/field-values'
import { readPlaceValue } from '@telemachos/rules/places'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { keepFieldChange } from './field-change-store.ts'
import { accessField, type PlacedField } from './profile-fields.ts'
import { shown } from './update-user-fields.ts'
import { reachedPeople } from './policy.ts'
import {
  type Selected,
  countChangingRoles,
  countPeople,
  countValues,
  fieldChange,
  isNamed,
  requireConfirmed,
  selectPeople,
  setForSelected,
  within,
} from '../people/index.ts'

type Calls = typeof contract.imports.calls
type LinkCommand = InputOf<Calls['previewUserField']>

/** What nobody shares with somebody else, as numbers of the state: it is never set for many at once. */
const OWN_TO_ONE = ['first_name', 'last_name', 'email']

/** Values are listed up to so many; the rest is counted only. */
const VALUES_SHOWN = 20

/** A wish that may be carried out. */
interface Setting {
  readonly field: PlacedField
  readonly place: 'person' | 'membership'
  readonly value: string
  readonly selection: Selected
  readonly people: number
  readonly values: readonly { readonly value: string; readonly people: number }[]
}

/** What setting a field would do: how many people, and which values would go. */
export async function previewUserField(
  wish: LinkCommand,
  context: CallContext,
): Promise<OutputOf<Calls['previewUserField']>> {
  const { field, place, value, selection, people, values } = await access(wish, context)
  const replaced = values.filter((one) => one.value !== value)
  return {
    People: people,
    Changing: count(replaced),
    Value: value,
    Old: replaced
      .slice(0, VALUES_SHOWN)
      .map((one) => ({ Value: shown(field, one.value), People: one.people })),
    Roles: await countChangingRoles(context.db, selection, place, field.Name, value),
  }
}

/**
 * Sets a field of many people to one value. With a `Change`, what each had is kept for an hour, in
 * which the caller can undo it; after that it cannot be undone.
 * @throws not_found when somebody named is out of reach; conflict when another number of people would
 *   change than the caller was told.
 */
export async function setUserField(
  { Expected, Confirmed, Change: id, ...wish }: InputOf<Calls['setUserField']>,
  context: CallContext,
): Promise<OutputOf<Calls['setUserField']>> {
  const { field, place, value, selection, people } = await access(wish, context)
  const changed = await setForSelected(context.db, selection, place, field.Name, value)
  if (Expected !== undefined && Expected !== changed.length) {
    throw new AppError('conflict', { details: { Changing: changed.length } })
  }
  await requireConfirmed(context, changed.length, Confirmed)
  if (changed.length === 0) context.audit({ unchanged: true })
  for (const { id: subjectId, old } of changed) {
    const changes = [fieldChange(field, old, value)]
    context.audit({ subjectId, detail: { field: field.Name }, changes })
  }
  if (id !== undefined && changed.length > 0) {
    const { db, actor, now } = context
    const change = { id, projectId: actor.projectId, by: actor.userId, field: field.Name, now }
    const people = changed.map(({ id: userId, old }) => ({ userId, old, value }))
    if (!(await keepFieldChange(db, change, people))) throw refuseField('Change', 'duplicate')
  }
  return { People: people, Changed: changed.length }
}

async function access(wish: LinkCommand, context: CallContext): Promise<Setting> {
  const { actor, db, now } = context
  const selection = { projectId: actor.projectId, conditions: await conditionsOf(wish, context) }
  // Before anything of the field is told: who is named has to be within reach.
  if (wish.ids) {
    reachedPeople((await countPeople(db, selection)) === new Set(wish.ids).size)
  }
  const field = await accessField(context, wish.field, 'field')
  const { place } = field
  if (place === 'column' || OWN_TO_ONE.includes(field.Name) || isMasked(field)) {
    throw refuseField('field', 'one_by_one_field')
  }
  const { value, problem } = readFieldValue(field, wish.value, todayInAthens(now), readPlaceValue)
  if (problem) throw refuseField('value', problem)
  const values = await countValues(db, selection, place, field.Name)
  return { field, place, value, selection, people: count(values), values }
}

/** Either people by name or a selection, and in both cases only those within reach. */
async function conditionsOf({ ids, Selection }: LinkCommand, context: CallContext) {
  const reach = within(context, { reads: 'all' })
  if (ids && !Selection) return [reach, isNamed(ids)]
  if (Selection && !ids) return [reach, ...(await selectPeople(Selection, context))]
  throw refuseField('ids', 'required')
}

function count(values: readonly { readonly people: number }[]): number {
  return values.reduce((total, { people }) => total + people, 0)
}
