import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { serviceParams } from '@telemachos/rules/service-params'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { accessScript, accessService, mayEdit } from './policy.ts'
import { listServices, listVersions, type ServiceRow } from './service-store.ts'

type Calls = typeof contract.services.calls

const written = (row: ServiceRow, actor: Actor) => ({
  Id: row.id,
  Name: row.name,
  Roles: row.roles,
  Version: row.version,
  ChangedAt: row.changedAt,
  By: row.by,
  MayEdit: mayEdit(actor),
})

/** An SQL service as it is answered. */
export const asSql = (row: ServiceRow, actor: Actor): OutputOf<Calls['saveSqlService']> => ({
  ...written(row, actor),
  Query: row.body,
  Params: serviceParams(row.body),
})

/** A JavaScript service as lists have it. */
export const asScript = (row: ServiceRow, actor: Actor) => ({
  ...written(row, actor),
  Category: row.category,
  Descr: row.descr,
})

export async function getSqlServices(
  _input: InputOf<Calls['getSqlServices']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['getSqlServices']>> {
  return (await listServices(db, actor.projectId, 'sql')).map((row) => asSql(row, actor))
}

export async function listScriptServices(
  _input: InputOf<Calls['listScriptServices']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listScriptServices']>> {
  return (await listServices(db, actor.projectId, 'script')).map((row) => asScript(row, actor))
}

export async function getScriptService(
  { Id }: InputOf<Calls['getScriptService']>,
  context: CallContext,
): Promise<OutputOf<Calls['getScriptService']>> {
  const row = await accessScript(context, Id)
  return { ...asScript(row, context.actor), Code: row.body }
}

export async function listServiceVersions(
  { Id }: InputOf<Calls['listServiceVersions']>,
  context: CallContext,
): Promise<OutputOf<Calls['listServiceVersions']>> {
  await accessService(context, Id)
  return listVersions(context.db, Id)
}
