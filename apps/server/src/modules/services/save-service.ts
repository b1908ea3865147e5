import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { ROLE_LEVEL, type Role } from '@telemachos/contract/core/roles'
import { MAX_SERVICES, SQL_CATEGORY } from '@telemachos/contract/services/limits'
import type { CallContext } from '../../kernel/context.ts'
import { lockCounted } from '../../kernel/database/lock-counted.ts'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import { prepared } from '../../kernel/prepared.ts'
import { refusedWithin } from '../../kernel/refused-within.ts'
import { accessService } from './policy.ts'
import { asScript, asSql } from './read-services.ts'
import * as store from './service-store.ts'
import { requireCode } from './run-script.ts'
import { namesOf } from './statements.ts'

type Calls = typeof contract.services.calls

interface Given {
  readonly id: number | undefined
  readonly version: number | undefined
  readonly category: string
  readonly name: string
  readonly descr: string
  readonly body: string
  readonly roles: readonly Role[]
}

/**
 * Saves an SQL service, once its query is one.
 * @throws invalid_input naming `Service.Query` with line and column; as save.
 */
export const saveSqlService = prepared(
  async ({ Service }: InputOf<Calls['saveSqlService']>, context: CallContext) =>
    refusedWithin('Service', () => namesOf(context, Service.Query)),
  async ({ Service }, context): Promise<OutputOf<Calls['saveSqlService']>> => {
    const { Id, Version, Name, Query, Roles } = Service
    const given = {
      id: Id === 0 ? undefined : Id,
      version: Version,
      category: SQL_CATEGORY,
      descr: '',
      name: Name,
      body: Query,
      roles: Roles,
    }
    const row = await refusedWithin('Service', () => save(context, 'sql', given))
    return asSql(row, context.actor)
  },
)

/**
 * Saves a JavaScript service, once its code can be read.
 * @throws invalid_input naming `Code` with line and column, or `Category` that is of SQL; as save.
 */
export const editScriptService = prepared(
  ({ Code }: InputOf<Calls['editScriptService']>, context: CallContext) =>
    requireCode(Code, context),
  saveScript,
)

async function saveScript(
  input: InputOf<Calls['editScriptService']>,
  context: CallContext,
): Promise<OutputOf<Calls['editScriptService']>> {
  const { Id, Version, Category, Name, Descr, Code, Roles } = input
  if (Category.toLowerCase() === SQL_CATEGORY.toLowerCase())
    throw refuseField('Category', 'service_category')
  const row = await save(context, 'script', {
    id: Id,
    version: Version,
    category: Category,
    descr: Descr,
    name: Name,
    body: Code,
    roles: Roles,
  })
  return { ...asScript(row, context.actor), Code: row.body }
}

/**
 * @throws invalid_input naming `Roles` above the author's, whose rights the text would use; conflict
 *   where somebody saved it meanwhile; rule_violated `too_many_services`.
 */
async function save(
  context: CallContext,
  kind: store.ServiceKind,
  { id, version, ...given }: Given,
): Promise<store.ServiceRow> {
  const { db, actor, now } = context
  if (given.roles.some((role) => ROLE_LEVEL[role] < actor.level))
    throw refuseField('Roles', 'role_above')
  const saved = { ...given, roles: [...new Set(given.roles)], by: actor.userId, at: now }
  let savedId = id
  if (savedId === undefined) {
    await lockCounted(db, 'services', actor.projectId)
    if ((await store.countServices(db, actor.projectId, kind)) >= MAX_SERVICES)
      throw ruleViolated('too_many_services', { most: MAX_SERVICES })
    savedId = await store.insertService(db, actor.projectId, kind, saved)
  } else {
    const before = await accessService(context, savedId)
    if (before.kind !== kind) throw refuseField('Id', 'invalid')
    const isNow = await store.updateService(db, savedId, version ?? before.version, saved)
    if (!isNow) throw await conflictOf(context, savedId)
  }
  context.audit({ detail: { service: savedId } })
  return accessService(context, savedId)
}

/** What a save is told that met a later version: what is there, who saved it and when. */
async function conflictOf(context: CallContext, id: number): Promise<AppError> {
  const { version, body, by, changedAt } = await accessService(context, id)
  return new AppError('conflict', {
    details: { Version: version, Text: body, SavedBy: by, SavedAt: changedAt },
  })
}

/** Deletes a service of the project. */
export async function deleteService(
  { Id }: InputOf<Calls['deleteService']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteService']>> {
  await accessService(context, Id)
  await store.deleteService(context.db, context.actor.projectId, Id)
  context.audit({ detail: { service: Id } })
  return { ok: true }
}
