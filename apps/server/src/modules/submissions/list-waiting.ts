import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { waitingFor } from './policy.ts'
import { readerOf } from '../actions/index.ts'
import { listWaiting as listWaitingFor } from './waiting-store.ts'

type Call = typeof contract.submissions.calls.listWaiting

/** A page of what mentees within reach have handed in that waits for a decision. */
export async function listWaiting(
  { page, count: size }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const { db, now } = context
  const { list, all, oldest } = await listWaitingFor(db, waitingFor(context), {
    page: { page, count: size },
    now,
    ...readerOf(context),
  })
  return { list, count: list.length, All: all, Oldest: oldest }
}
