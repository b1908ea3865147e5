import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { readNeeds, readSince } from '../actions/index.ts'
import { visibleTo } from './policy.ts'
import { asReading } from './read-work.ts'
import { listSummaries, type SummaryRow } from './summary-store.ts'

type Call = typeof contract.submissions.calls.summarize

/** How far mentees within reach are in the actions that ask something by their type. */
export async function summarize(
  { MenteeIds, ActionId }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const rows = await listSummaries(context.db, visibleTo(context, ActionId), MenteeIds)
  return rows.map(asSummary)
}

function asSummary(row: SummaryRow): OutputOf<Call>[number] {
  const { checklist, slots } = readNeeds(row.needs)
  const ticked = checklist.filter(({ id }) => row.ticked.includes(id))
  const states = slots.map(({ id, review }) => ({ review, state: row.states[id] }))
  const done = states.filter(({ review, state }) =>
    review ? state === 'accepted' : state !== undefined && state !== 'returned',
  )
  return {
    MenteeId: row.menteeId,
    ActionId: row.actionId,
    Reading: asReading(row.reading, readSince(row.needs)),
    Done: ticked.length + done.length,
    Total: checklist.length + slots.length,
    Waiting: states.filter(({ review, state }) => review && state === 'waiting').length,
    Returned: states.filter(({ state }) => state === 'returned').length,
  }
}
