import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { visibleTo } from './policy.ts'
import { readerOf } from '../actions/index.ts'
import * as store from './waiting-store.ts'

type Call = typeof contract.submissions.calls.listWaiting

/** A page of what mentees within reach have handed in that waits for a decision. */
export async function listWaiting(
  { page }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const { db, now } = context
  const visible = visibleTo(context, null)
  const [list, { count, oldest }] = await Promise.all([
    store.listWaiting(db, visible, { page, now, ...readerOf(context) }),
    store.countWaiting(db, visible),
  ])
  return { list, count: list.length, All: count, Oldest: oldest }
}
