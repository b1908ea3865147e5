import { PERSON_STATE } from '@telemachos/contract/people/states'
import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { ROLE_LEVEL } from '@telemachos/contract/core/roles'
import { exportStateLabel } from '@telemachos/rules/export-cells'
import type { ProjectField } from '@telemachos/contract/projects/entities'
import { isMasked } from '@telemachos/rules/field-kinds'
import { fieldsByName } from '@telemachos/rules/named-fields'
import type { CallContext } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import { personFiles } from './person-files.ts'
import { knownMember } from './policy.ts'
import { listPeople, readSettings, type PersonRow } from './people-store.ts'
import { within } from './reach/index.ts'
import { visibleFields } from './visible-fields.ts'

/** Levels that configure projects (Admin, ProjectManager). */
const CONFIGURING_LEVEL = 1

type User = OutputOf<typeof contract.people.calls.getCurrentUser>

/** People by their ids as the caller may see them; those out of reach are left out. */
export function readUsers(ids: readonly number[], context: CallContext): Promise<User[]> {
  return readWhere(ids, within(context, { reads: 'named' }), context)
}

/** The caller as a person of the current project. */
export async function readCurrentUser(context: CallContext): Promise<User> {
  const { actor } = context
  const [user] = await readWhere([actor.userId], within(context, { reads: 'self' }), context)
  return knownMember(user)
}

async function readWhere(
  ids: readonly number[],
  condition: Sql,
  context: CallContext,
): Promise<User[]> {
  const { db, actor } = context
  const [people, { User: profile = {} }, files] = await Promise.all([
    listPeople(db, actor.projectId, ids, condition),
    readSettings(db, actor.projectId),
    personFiles.get().listOf(context, ids),
  ])
  return people.map(({ fields, projectFields, ...person }: PersonRow) => ({
    ...person,
    Fields: visibleFields(fields, profile.Fields, actor.level),
    ProjectFields: visibleFields(projectFields, profile.ProjectFields, actor.level),
    Level: Math.min(...person.Roles.map((role) => ROLE_LEVEL[role])),
    Active: person.State === PERSON_STATE.active,
    status: exportStateLabel(person.State),
    Files: files.get(person.Id) ?? [],
  }))
}

/** The names of the fields that the caller may see, and therefore filter by. */
export async function visibleFieldNames(context: CallContext): Promise<Set<string>> {
  const { open, masked } = await visibleFieldKinds(context)
  return new Set([...open, ...masked])
}

/**
 * The names of the fields that the caller may see, parted by how: as they are, or masked, which are
 * the numbers of the state. Whatever compares, groups or lists values takes the open ones alone.
 */
export async function visibleFieldKinds({
  db,
  actor,
}: CallContext): Promise<Record<'open' | 'masked', Set<string>>> {
  const { User: { Fields = [], ProjectFields = [] } = {} } = await readSettings(db, actor.projectId)
  const visible = [...Fields, ...ProjectFields].filter((field) => field.Visible >= actor.level)
  const masked = new Set(visible.filter(isMasked).map(({ Name }) => Name))
  const open = new Set(visible.map(({ Name }) => Name).filter((name) => !masked.has(name)))
  return { open, masked }
}

/**
 * Whether the caller may see people's e-mail addresses, wherever they stand: as the project's settings
 * say of the field (spec §5); where they say nothing, those who configure the project may.
 */
export async function seesAddresses({ db, actor }: CallContext): Promise<boolean> {
  const { User: { Fields = [] } = {} } = await readSettings(db, actor.projectId)
  const email = Fields.find((field) => field.Name === 'email')
  return email ? email.Visible >= actor.level : actor.level <= CONFIGURING_LEVEL
}

/** What somebody may read of people where answers depend on it, such as in a condition. */
export interface ReadableFields {
  /** Read as they are, with what every person has: names, address and Id. */
  readonly open: ReadonlySet<string>
  /** Numbers of the state: no more than whether they are filled in. */
  readonly masked: ReadonlySet<string>
}

const OF_EVERYBODY = ['Id', 'first_name', 'last_name']

/**
 * The fields of people that the caller may read: see ReadableFields. What a name stands for that no field is
 * called (see fieldsByName) is the caller's to read where each of those fields is.
 */
export async function readableFields(context: CallContext): Promise<ReadableFields> {
  const [fields, email] = await Promise.all([namedFields(context), seesAddresses(context)])
  const { open, masked } = readableOf(fields, context)
  return { open: new Set([...open, ...OF_EVERYBODY, ...(email ? ['email'] : [])]), masked }
}

/** The names that the caller may read of those that stand for fields, parted as visibleFieldKinds does. */
export function readableOf(
  fields: Awaited<ReturnType<typeof namedFields>>,
  { actor }: CallContext,
): Record<'open' | 'masked', Set<string>> {
  const seen = [...fields].filter(([, some]) => some.every(({ Visible }) => Visible >= actor.level))
  const masked = new Set(seen.filter(([, some]) => some.some(isMasked)).map(([name]) => name))
  const open = new Set(seen.map(([name]) => name).filter((name) => !masked.has(name)))
  return { open, masked }
}

/** The fields of the project by every name that stands for them. */
export async function namedFields({
  db,
  actor,
}: CallContext): Promise<ReadonlyMap<string, readonly [ProjectField, ...ProjectField[]]>> {
  const { User = {} } = await readSettings(db, actor.projectId)
  return fieldsByName(User)
}
