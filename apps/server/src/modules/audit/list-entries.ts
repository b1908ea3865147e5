import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { LOG_PAGE } from '@telemachos/contract/audit/limits'
import type { CallContext } from '../../kernel/context.ts'
import { hashRequest } from '../../kernel/idempotency.ts'
import * as store from './log-store.ts'
import { readableScope } from './policy.ts'
import { showEntries } from './show-entries.ts'

type Calls = typeof contract.audit.calls

/** Who reads on with the same filter is recorded once in so many minutes. */
const RECORDED_MINUTES = 10

/** A page of the log, the newest first. */
export async function listEntries(
  { After, Count, ...filter }: InputOf<Calls['listEntries']>,
  context: CallContext,
): Promise<OutputOf<Calls['listEntries']>> {
  const scope = readableScope(context, filter.Everywhere)
  const { db, actor } = context
  const hash = hashRequest(filter)
  const [rows, isRecorded, counts] = await Promise.all([
    store.listEntries(db, { scope, filter }, { after: After, limit: LOG_PAGE + 1 }),
    store.wasRead(db, actor, hash, RECORDED_MINUTES),
    Count ? store.countEntries(db, { scope, filter }) : {},
  ])
  context.audit({ ...subjectOf(filter), detail: { filter: hash }, unchanged: isRecorded })
  const list = await showEntries(rows.slice(0, LOG_PAGE), scope, context)
  const Next = rows.length > LOG_PAGE ? (list.at(-1)?.Id ?? null) : null
  return { list, Next, ...counts }
}

/** Whom the log is read about, for the log itself. */
export function subjectOf({ PersonId, ActionId }: store.LogFilter): {
  subjectId?: number
  actionId?: number
} {
  return {
    ...(PersonId !== undefined && { subjectId: PersonId }),
    ...(ActionId !== undefined && { actionId: ActionId }),
  }
}
