import { OVERSEEING_ROLES, type Role } from '@telemachos/contract/core/roles'
import { identityChanged } from '@telemachos/contract/identity/events'
import { todayInAthens } from '@telemachos/rules/dates'
import { rereadFieldValue } from '@telemachos/rules/field-values'
import type { AuditChange } from '../../kernel/audit.ts'
import { readPlaceValue } from '@telemachos/rules/places'
import type { CallContext } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { announceUser } from './announce-user.ts'
import { emailChanges } from './email-changes.ts'
import { lockNumbers } from './joining-store.ts'
import { knownPlaces } from './known-fields.ts'
import { findLastFieldChange } from './last-change-store.ts'
import { listTakenNumbers } from './numbers-store.ts'
import { personKeys } from './person-keys.ts'
import {
  shownValue,
  storedText,
  visibleFieldsOf,
  type FindField,
  type PlacedField,
} from './person-fields.ts'
import * as store from './profile-store.ts'
import { within } from './reach/index.ts'
import { lockReached } from './policy.ts'
import { mayChangeCredentials } from './standing.ts'
import { fieldChange } from './visible-fields.ts'

/** A field's new value, and what the page showed. */
interface Change {
  readonly Name: string
  readonly Value: string
  readonly Old?: string | undefined
}

interface Updated {
  readonly Values: Record<string, string>
  /** What becomes a field's value once it was confirmed. */
  readonly Pending?: Record<string, string>
}

/** Roles that change fields of others (spec §6, updateuserfields); everybody changes their own. */
const EDITING_ROLES: readonly Role[] = [
  'SuperAdmin',
  ...OVERSEEING_ROLES,
  'SupervisorLite',
  'Mentor',
]

/** Fields that are columns of their own. */
const STANDARD = ['first_name', 'last_name', 'email'] as const
/** Of these a person has at least one. */
const NAMES: readonly string[] = ['first_name', 'last_name']

/**
 * Changes fields of a person, all of them or none: those that are visible and editable at the
 * caller's level (spec §5), each by the rules of its Type. Values are kept with the person, or with
 * their place in the project. Lists find the person by the new name at once.
 *
 * @returns the values as the caller may see them.
 * @throws not_found for a person out of reach; invalid_input naming each field and its rule; conflict
 *   with the present `Values` in `details`, and who and when, when somebody else has changed one.
 */
export async function updateFields(
  userId: number,
  changes: readonly Change[],
  context: CallContext,
): Promise<Updated> {
  const person = await lockReached(context, userId, editingReach(context))
  const find = await visibleFieldsOf(context)
  await requireEditable(person, changes, find, context)
  await requireUnchanged(person, changes, find, context)
  const after = await withChanges(person, changes, find, context)
  const changed = changes.filter(({ Name }) => {
    const placed = find(Name, Name)
    return storedText(person, placed) !== storedText(after, placed)
  })
  const pending = await requestEmail(person, after, changed, context)
  if (changed.length === 0) context.audit({ unchanged: true })
  else await write(after, changed, changesOf(person, after, changed, find), context)
  const shown = changes.map(({ Name }) => [Name, shownValue(after, find(Name, Name))] as const)
  return { Values: Object.fromEntries(shown), ...(pending && { Pending: { email: pending } }) }
}

function editingReach(context: CallContext): Sql {
  return EDITING_ROLES.includes(context.actor.role)
    ? within(context, { reads: 'namedOrSelf' })
    : within(context, { reads: 'self' })
}

async function requireEditable(
  person: store.ProfileRow,
  changes: readonly Change[],
  find: FindField,
  context: CallContext,
): Promise<void> {
  const { db, actor } = context
  if (new Set(changes.map(({ Name }) => Name)).size < changes.length) {
    throw refuseField('Fields', 'duplicate')
  }
  const consents = await store.listConsentFields(db, person.userId)
  const fields = changes.flatMap(({ Name }) => {
    const { field } = find(Name, Name)
    if (!(field.Editable >= actor.level)) return [{ field: Name, rule: 'not_editable' }]
    if (consents.includes(Name)) return [{ field: Name, rule: 'consent_only' }]
    if (Name === 'email' && !mayChangeCredentials(context.principal, actor, person)) {
      return [{ field: Name, rule: 'email_owner' }]
    }
    return []
  })
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

async function requireUnchanged(
  person: store.ProfileRow,
  changes: readonly Change[],
  find: FindField,
  { db, actor }: CallContext,
): Promise<void> {
  const moved = changes.filter(({ Name, Old }) => {
    return Old !== undefined && Old !== shownValue(person, find(Name, Name))
  })
  if (moved.length === 0) return
  const present = moved.map(({ Name }) => [Name, shownValue(person, find(Name, Name))] as const)
  const fields = moved.map(({ Name }) => Name)
  const last = await findLastFieldChange(db, actor.projectId, person.userId, fields)
  throw new AppError('conflict', { details: { Values: Object.fromEntries(present), ...last } })
}

/** The person with the new values, each read by the rules of its field. */
async function withChanges(
  person: store.ProfileRow,
  changes: readonly Change[],
  find: FindField,
  context: CallContext,
): Promise<store.ProfileRow> {
  const after = {
    ...person,
    fields: { ...person.fields },
    projectFields: { ...person.projectFields },
  }
  const today = todayInAthens(context.now)
  const fields: { field: string; rule: string }[] = []
  for (const { Name, Value } of changes) {
    const placed = find(Name, Name)
    const stored = storedText(person, placed)
    const reading = { stored, today, readPlace: readPlaceValue }
    const { value, problem } = rereadFieldValue(placed.field, Value, reading)
    // Somebody may have one name only: which is left is seen at the end.
    if (problem === 'required' && NAMES.includes(Name)) after.fields[Name] = ''
    else if (problem) fields.push({ field: Name, rule: problem })
    else if (await isTaken(after, placed, value, context)) {
      fields.push({ field: Name, rule: 'kayas_taken' })
    } else if (value === '') delete after[placed.place][Name]
    else after[placed.place][Name] = value
  }
  if (NAMES.every((name) => !after.fields[name])) {
    const emptied = changes.filter(({ Name }) => NAMES.includes(Name))
    fields.push(...emptied.map(({ Name }) => ({ field: Name, rule: 'required' })))
  }
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
  return after
}

/** Registry numbers are unique in a project, whatever their field is called and wherever it is. */
async function isTaken(
  person: store.ProfileRow,
  placed: PlacedField,
  value: string,
  { db, actor }: CallContext,
): Promise<boolean> {
  if (value === '' || storedText(person, placed) === value) return false
  const where = placed.place === 'fields' ? 'person' : 'membership'
  const places = await knownPlaces(db, actor.projectId, 'kayas')
  if (!places.some(({ place, name }) => place === where && name === placed.field.Name)) return false
  await lockNumbers(db, actor.projectId, 'update')
  const taken = await listTakenNumbers(db, actor.projectId, [{ userId: person.userId, value }])
  return taken.has(value)
}

/**
 * The e-mail address of somebody who can sign in is a credential: it stays as it is until the new one
 * was confirmed from there.
 * @returns the address that waits for that.
 */
async function requestEmail(
  person: store.ProfileRow,
  after: store.ProfileRow,
  changed: readonly Change[],
  context: CallContext,
): Promise<string | undefined> {
  if (!person.hasPassword || !changed.some(({ Name }) => Name === 'email')) return undefined
  const address = String(after.fields['email'] ?? '')
  await emailChanges.get().request([{ userId: person.userId, address }], context)
  if (address === '') return undefined
  after.fields['email'] = person.fields['email']
  return address
}

async function write(
  person: store.ProfileRow,
  changed: readonly Change[],
  changes: readonly AuditChange[],
  context: CallContext,
): Promise<void> {
  const { userId, username } = person
  const text = (name: string) => String(person.fields[name] ?? '')
  const [firstName, lastName] = [text('first_name'), text('last_name')]
  const fields = Object.entries(person.fields).filter(([name]) => !isStandard(name))
  await store.writeProfile(context.db, context.actor.projectId, {
    userId,
    firstName,
    lastName,
    email: text('email'),
    fields: Object.fromEntries(fields),
    projectFields: person.projectFields,
    ...personKeys({ firstName, lastName, username }),
  })
  // The name stands in the header of the person's own pages.
  if (changed.some(({ Name }) => isStandard(Name))) {
    context.emit(identityChanged, {}, { users: [userId] })
  }
  announceUser(userId, context)
  context.audit({
    subjectId: userId,
    detail: { fields: changed.map(({ Name }) => Name) },
    changes,
  })
}

/** What the log keeps of the changes: the values as lists show them. */
function changesOf(
  before: store.ProfileRow,
  after: store.ProfileRow,
  changed: readonly Change[],
  find: FindField,
): AuditChange[] {
  return changed.flatMap(({ Name }) => {
    const placed = find(Name, Name)
    const [from, to] = [storedText(before, placed), storedText(after, placed)]
    // An address that waits to be confirmed is no change yet.
    return from === to ? [] : [fieldChange(placed.field, from, to)]
  })
}

function isStandard(name: string): boolean {
  return STANDARD.some((standard) => standard === name)
}
