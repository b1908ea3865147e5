import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { within } from '../people/index.ts'
import { countedNow, keptCounts } from './figures-store.ts'
import * as store from './overview-store.ts'
import { watchOf } from './watch.ts'

/** Where the project stands, as far as the caller reaches. */
export async function readOverview(
  context: CallContext,
): Promise<OutputOf<typeof contract.supervision.calls.getOverview>> {
  const people = within(context, { reads: 'sums' })
  const figures = people ? keptCounts(people) : countedNow
  return store.readOverview(context.db, await watchOf(context), figures)
}
