import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { todayInAthens } from '@telemachos/rules/dates'
import { isMasked } from '@telemachos/rules/field-kinds'
import { otherName, rereadFieldValue } from '@telemachos/rules/field-values'
import { fromSheet } from '@telemachos/rules/sheet-value'
import { maskNumber } from '@telemachos/rules/state-numbers'
import { readPlaceValue } from '@telemachos/rules/places'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { translate } from '../../kernel/texts.ts'
import { keepFieldChange } from './field-change-store.ts'
import { accessField, seenFields, type PlacedField } from './profile-fields.ts'
import { findPeople } from './find-people.ts'
import {
  type ColumnValues,
  type Person,
  fieldChange,
  knownPlaces,
  listTakenNumbers,
  lockNumbers,
  mayChangeCredentials,
  personKeys,
  emailChanges,
  updateEmails,
  writeColumns,
  writePersonField,
  writeProjectField,
} from '../people/index.ts'

type Calls = typeof contract.imports.calls
type Found = OutputOf<Calls['findByKeys']>
type UpdateVerdict = OutputOf<Calls['updateUserFields']>[number]

/** Who goes by the keys, and what some fields of theirs hold; a hidden field is an unknown one. */
export async function findByKeys(
  { Users, Fields }: InputOf<Calls['findByKeys']>,
  context: CallContext,
): Promise<Found> {
  const seen = await seenFields(context)
  const fields = Fields.map((name, place) => {
    const field = seen.find(({ Name }) => Name === name)
    if (!field) throw refuseField(`Fields.${place}`, 'unknown_field')
    return field
  })
  const found = await findPeople(Users, context, false)
  return Users.map((Key, place) => {
    const [person, ...others] = found[place] ?? []
    if (!person || others.length > 0) {
      return { Key, Found: person ? 'several' : 'none', Id: null, Name: '', Values: {} }
    }
    const values = fields.map((field) => [field.Name, shown(field, storedValue(person, field))])
    return {
      Key,
      Found: 'one',
      Id: person.userId,
      Name: `${person.lastName} ${person.firstName}`,
      Values: Object.fromEntries(values),
    }
  })
}

/**
 * Writes one field of several people, each with a value of its own.
 * @throws invalid_input for a field that is not the caller's to write.
 */
export async function updateUserFields(
  { Users, Field, Change: id }: InputOf<Calls['updateUserFields']>,
  context: CallContext,
): Promise<UpdateVerdict[]> {
  const field = await accessField(context, Field, 'Field')
  const keys = Users.map(({ User }) => User)
  const found = await findPeople(keys, context, true)
  const seen = new Set<number>()
  const judged = Users.map(({ Value }, place) =>
    judge(found[place] ?? [], field, Value, seen, context),
  )
  const isNumber = await isRegistryNumber(field, context)
  const taken = isNumber ? await takenAmong(judged, context) : new Set<string>()
  const changes: Change[] = []
  const verdicts = judged.map((one, place): UpdateVerdict => {
    const verdict = isChange(one) && taken.has(one.value) ? 'kayas_taken' : one
    const Key = keys[place] ?? ''
    if (typeof verdict === 'string') {
      const Message = translate(context.language, `rule.${verdict}`, 'rule.invalid')
      return { Key, Verdict: 'refused', Rule: verdict, Message }
    }
    if (verdict) changes.push(verdict)
    return { Key, Verdict: verdict ? 'changed' : 'unchanged', Rule: null, Message: null }
  })
  await write(field, changes, context)
  if (id !== undefined) await keepFormer(id, field, changes, context)
  return verdicts
}

/** Keeps what is changed at once, so that it can be undone; an address that waits to be confirmed is not. */
async function keepFormer(
  id: string,
  field: PlacedField,
  changes: readonly Change[],
  { db, actor, now }: CallContext,
): Promise<void> {
  const values = changes
    .filter(({ person }) => !isPending(field, person))
    .map(({ person, value }) => ({
      userId: person.userId,
      old: storedValue(person, field),
      value,
    }))
  if (values.length === 0) return
  const change = { id, projectId: actor.projectId, by: actor.userId, field: field.Name, now }
  if (!(await keepFieldChange(db, change, values))) throw refuseField('Change', 'duplicate')
}

/** The change that gives a person back what their field said before; null where it is not the caller's to make. */
export function changeBack(
  person: Person,
  field: PlacedField,
  value: string,
  { actor, principal }: CallContext,
): Change | null {
  const isTheirs = field.Name !== 'email' || mayChangeCredentials(principal, actor, person)
  // An address that has become a credential meanwhile is confirmed by its owner.
  const isPossible = isTheirs && !isPending(field, person) && isStillNamed(person, field, value)
  return isPossible ? { person, value } : null
}

/** The address of somebody who can sign in waits until it is confirmed. */
const isPending = (field: PlacedField, person: Person): boolean =>
  field.Name === 'email' && person.hasPassword

export interface Change {
  readonly person: Person
  readonly value: string
}

/** The change that a row makes, null when it makes none, or the rule that it breaks. */
function judge(
  [person, ...others]: readonly Person[],
  field: PlacedField,
  typed: string,
  seen: Set<number>,
  { actor, principal, now }: CallContext,
): Change | null | string {
  if (!person) return 'unknown_user'
  if (others.length > 0) return 'ambiguous_user'
  if (seen.has(person.userId)) return 'duplicate'
  seen.add(person.userId)
  const reading = rereadFieldValue(field, fromSheet(field, typed), {
    stored: storedValue(person, field),
    today: todayInAthens(now),
    readPlace: readPlaceValue,
  })
  const isEmptied = reading.problem === 'required' && isStillNamed(person, field, '')
  const value = isEmptied ? '' : reading.value
  if (value === undefined) return reading.problem ?? 'invalid_value'
  if (value === storedValue(person, field)) return null
  if (field.Name === 'email' && !mayChangeCredentials(principal, actor, person))
    return 'email_owner'
  return { person, value }
}

/** Whether somebody has a name with another value of the field: one of the two is enough. */
function isStillNamed({ fields }: Person, { Name }: PlacedField, value: string): boolean {
  const other = otherName(Name)
  return other === undefined || value !== '' || Boolean(fields[other])
}

function isChange(verdict: Change | null | string): verdict is Change {
  return verdict !== null && typeof verdict !== 'string'
}

/** Whether a field is where the project keeps registry numbers, whatever it is called. */
export async function isRegistryNumber(
  { Name, place }: PlacedField,
  { db, actor }: CallContext,
): Promise<boolean> {
  const places = await knownPlaces(db, actor.projectId, 'kayas')
  return places.some((one) => one.name === Name && one.place === place)
}

/** Registry numbers that somebody else has, or that two rows of the same paste give. */
export async function takenAmong(
  judged: readonly (Change | null | string)[],
  { db, actor }: CallContext,
): Promise<ReadonlySet<string>> {
  const numbered = judged.filter(isChange).filter(({ value }) => value !== '')
  const values = numbered.map(({ person, value }) => ({ userId: person.userId, value }))
  await lockNumbers(db, actor.projectId, 'update')
  const taken = await listTakenNumbers(db, actor.projectId, values)
  const twice = values.filter(
    ({ value }, at) => values.findIndex((one) => one.value === value) < at,
  )
  return new Set([...taken, ...twice.map(({ value }) => value)])
}

export async function write(
  field: PlacedField,
  changes: readonly Change[],
  context: CallContext,
): Promise<void> {
  if (changes.length === 0) return context.audit({ unchanged: true })
  const { db, actor } = context
  const values = changes.map(({ person, value }) => ({ userId: person.userId, value }))
  if (field.place === 'person') await writePersonField(db, field.Name, values)
  else if (field.place === 'membership') {
    await writeProjectField(db, actor.projectId, field.Name, values)
  } else if (field.Name === 'email') await writeEmails(changes, context)
  else
    await writeColumns(
      db,
      changes.map((change) => columnsOf(field.Name, change)),
    )
  for (const { person, value } of changes) {
    // An address that waits to be confirmed is no change yet.
    const changed = isPending(field, person)
      ? []
      : [fieldChange(field, storedValue(person, field), value)]
    context.audit({ subjectId: person.userId, detail: { field: field.Name }, changes: changed })
  }
}

/** Who can sign in confirms the new address first: it is a credential. */
async function writeEmails(changes: readonly Change[], context: CallContext): Promise<void> {
  const emails = changes.map(({ person, value }) => ({ ...person, address: value }))
  const pending = emails.filter(({ hasPassword }) => hasPassword)
  const direct = emails.filter(({ hasPassword }) => !hasPassword)
  if (pending.length > 0) await emailChanges.get().request(pending, context)
  if (direct.length > 0) await updateEmails(context.db, direct)
}

function columnsOf(name: string, { person, value }: Change): ColumnValues {
  const texts = { ...person.fields, [name]: value }
  const firstName = String(texts['first_name'])
  const lastName = String(texts['last_name'])
  return {
    userId: person.userId,
    firstName,
    lastName,
    email: String(texts['email']),
    ...personKeys({ firstName, lastName, username: person.username }),
  }
}

export function storedValue(person: Person, { Name, place }: PlacedField): string {
  const fields = place === 'membership' ? person.projectFields : person.fields
  const value = Object.hasOwn(fields, Name) ? fields[Name] : undefined
  return value === undefined || value === null ? '' : String(value)
}

/** As lists show it: numbers of the state are masked. */
export function shown(field: PlacedField, value: string): string {
  return isMasked(field) ? maskNumber(value) : value
}
