import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { hidesCounting, readerOf } from '../actions/index.ts'
import { within } from '../people/index.ts'
import { keptCounts } from './figures-store.ts'
import * as store from './statistics-store.ts'
import { watchOf } from './watch.ts'

type Statistics = typeof contract.supervision.calls.getStatistics

/** How active mentees within reach come along: from the counts that are kept of whoever oversees. */
export async function readStatistics(
  _input: InputOf<Statistics>,
  context: CallContext,
): Promise<OutputOf<Statistics>> {
  const { db, actor } = context
  const watch = await watchOf(context)
  const people = within(context, { reads: 'sums' })
  if (!people) throw new Error(`nothing is kept of whom a ${actor.role} has`)
  const figures = keptCounts(people)
  const Weeks = await store.countWeeks(db, watch, figures)
  const { Mentees, Bands } = await store.countBands(db, watch, figures)
  const Actions = await store.countActions(db, watch, figures, Mentees, readerOf(context))
  const Partial = await hidesCounting(db, actor.projectId, actor.role)
  return { Mentees, Weeks, Bands, Actions, Partial }
}
