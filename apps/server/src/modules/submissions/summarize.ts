import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { readSince } from '../actions/index.ts'
import { visibleTo } from './policy.ts'
import { asReading } from './read-work.ts'
import { listSummaries } from './summary-store.ts'

type Call = typeof contract.submissions.calls.summarize

/** How far mentees within reach are in the actions that ask something by their type. */
export async function summarize(
  { MenteeIds, ActionId }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const rows = await listSummaries(context.db, visibleTo(context, ActionId), MenteeIds)
  return rows.map(({ menteeId, actionId, needs, reading }) => ({
    MenteeId: menteeId,
    ActionId: actionId,
    Reading: asReading(reading, readSince(needs)),
  }))
}
