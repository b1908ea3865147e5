import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import * as store from './statistics-store.ts'
import { watchOf } from './watch.ts'

type Statistics = typeof contract.supervision.calls.getStatistics

/** How active mentees within reach come along, counted from what is there now. */
export async function readStatistics(
  _input: InputOf<Statistics>,
  context: CallContext,
): Promise<OutputOf<Statistics>> {
  const watch = watchOf(context)
  const Weeks = await store.countWeeks(context.db, watch)
  const { Mentees, Bands } = await store.countBands(context.db, watch)
  const Actions = await store.countActions(context.db, watch, context.language)
  return { Mentees, Weeks, Bands, Actions }
}
