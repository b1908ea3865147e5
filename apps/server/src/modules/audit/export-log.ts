import { randomUUID } from 'node:crypto'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { LOG_EXPORT_PAGE } from '@telemachos/contract/audit/limits'
import type { CallContext } from '../../kernel/context.ts'
import { hashRequest } from '../../kernel/idempotency.ts'
import { subjectOf } from './list-entries.ts'
import * as store from './log-store.ts'
import { ownExport, readableScope } from './policy.ts'
import { showEntries } from './show-entries.ts'

type Calls = typeof contract.audit.calls

/**
 * Begins an export: where its pages begin is found once, and what is recorded afterwards is not in it.
 * Its row in the log is what its pages are answered by.
 */
export async function startExport(
  filter: InputOf<Calls['startExport']>,
  context: CallContext,
): Promise<OutputOf<Calls['startExport']>> {
  const scope = readableScope(context, filter.Everywhere)
  const { count, firsts } = await store.findFirsts(context.db, { scope, filter }, LOG_EXPORT_PAGE)
  const id = randomUUID()
  const detail = { exportId: id, filter: hashRequest(filter), entries: count }
  context.audit({ ...subjectOf(filter), detail })
  return { Id: id, count, Firsts: firsts }
}

/**
 * A page of an export, from its first entry on.
 * @throws not_found for an export that the caller did not begin in this project with this filter.
 */
export async function exportPage(
  { ExportId, First, ...filter }: InputOf<Calls['exportPage']>,
  context: CallContext,
): Promise<OutputOf<Calls['exportPage']>> {
  const scope = readableScope(context, filter.Everywhere)
  const { db, actor } = context
  ownExport(await store.isExport(db, actor, { id: ExportId, filter: hashRequest(filter) }))
  const place = { from: First, limit: LOG_EXPORT_PAGE }
  const rows = await store.listEntries(db, { scope, filter }, place)
  return { list: await showEntries(rows, scope, context) }
}
