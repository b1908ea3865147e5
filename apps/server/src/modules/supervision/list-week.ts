import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { readerOf } from '../actions/index.ts'
import { listWeekRows } from './week-rows-store.ts'
import { watchOf } from './watch.ts'

type Call = typeof contract.supervision.calls.listWeek

/** Who stands behind a number of this week, ten a page. */
export async function listWeek(
  { What, page, count: size }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const watch = await watchOf(context)
  const rows = await listWeekRows(
    context.db,
    watch,
    { what: What, page: { page, count: size } },
    readerOf(context),
  )
  const count = rows[0]?.all ?? 0
  const list = rows.flatMap(({ Mentee, ActionId, Title, At }) =>
    Mentee ? [{ Mentee, ActionId, Title, At }] : [],
  )
  return { list, count, All: count }
}
