import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { findPatterns, seesAddresses } from '../people/index.ts'
import { listLoads, type Load } from './overview-store.ts'
import { watchOf } from './watch.ts'

type Loads = typeof contract.supervision.calls.listMentorLoads
type Answer = OutputOf<Loads>

/** A page of what the mentors within reach carry. */
export async function listMentorLoads(
  input: InputOf<Loads>,
  context: CallContext,
): Promise<Answer> {
  const rows = await listLoads(context.db, await watchOf(context), {
    search: (await findPatterns(input.Search, [], context)).patterns,
    order: input.Order,
    desc: input.Desc,
    page: input,
  })
  const withAddress = await seesAddresses(context)
  return {
    list: rows.flatMap((row) => (row.Mentor ? [loadOf(row, withAddress)] : [])),
    count: rows[0]?.found ?? 0,
    All: rows[0]?.all ?? 0,
  }
}

function loadOf(row: Load, withAddress: boolean): Answer['list'][number] {
  const { Mentor, Mentees, Behind, Planned, Held, LastActivity } = row
  const Email = withAddress ? row.Email : ''
  return { Mentor, Email, Mentees, Behind, Planned, Held, LastActivity }
}
