import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { ROLE_LEVEL } from '@telemachos/contract/core/roles'
import type { CallContext } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import { notFound } from '../../kernel/errors.ts'
import { listPeople, readSettings, type PersonRow } from './people-store.ts'
import { reachOf } from './reach.ts'
import { isSelf } from './store.ts'
import { maskNumbers, visibleFields } from './visible-fields.ts'

type User = OutputOf<typeof contract.users.calls.getCurrentUser>

/**
 * People by their ids as the caller may see them; those out of reach are left out, and state
 * numbers are masked.
 */
export async function readUsers(ids: readonly number[], context: CallContext): Promise<User[]> {
  const users = await readWhere(ids, reachOf(context), context)
  return users.map((user) => ({
    ...user,
    Fields: maskNumbers(user.Fields),
    ProjectFields: maskNumbers(user.ProjectFields),
  }))
}

/** The caller as a person of the current project. */
export async function readCurrentUser(context: CallContext): Promise<User> {
  const { actor } = context
  const [user] = await readWhere([actor.userId], isSelf(actor), context)
  if (!user) throw notFound('the caller is no member of the project')
  return user
}

async function readWhere(
  ids: readonly number[],
  condition: Sql,
  { db, actor }: CallContext,
): Promise<User[]> {
  const [people, { User: profile = {} }] = await Promise.all([
    listPeople(db, actor.projectId, ids, condition),
    readSettings(db, actor.projectId),
  ])
  return people.map(({ fields, projectFields, ...person }: PersonRow) => ({
    ...person,
    Fields: visibleFields(fields, profile.Fields, actor.level),
    ProjectFields: visibleFields(projectFields, profile.ProjectFields, actor.level),
    Level: Math.min(...person.Roles.map((role) => ROLE_LEVEL[role])),
    Active: person.State === 1,
  }))
}

/** The names of the fields that the caller may see, and therefore filter by. */
export async function visibleFieldNames({ db, actor }: CallContext): Promise<Set<string>> {
  const { User: { Fields = [], ProjectFields = [] } = {} } = await readSettings(db, actor.projectId)
  const visible = [...Fields, ...ProjectFields].filter((field) => field.Visible >= actor.level)
  return new Set(visible.map((field) => field.Name))
}
