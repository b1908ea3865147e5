import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { accessCell, type CellKey } from '../actions/index.ts'
import { seenNeeds } from './policy.ts'
import { findNeeds, findReading, type ReadingRow } from './work-store.ts'

type Calls = typeof contract.submissions.calls
type Work = OutputOf<Calls['getWork']>

/**
 * What an action asks of a mentee by its type, and what they have done of it.
 * @throws not_found.
 */
export async function readWork(
  { ActionId, MenteeId }: InputOf<Calls['getWork']>,
  context: CallContext,
): Promise<Work> {
  return describeWork(await accessCell(context, MenteeId, ActionId), context)
}

/** The same of a cell whose access has been checked. */
export async function describeWork(cell: CellKey, { db }: CallContext): Promise<Work> {
  const [needs, reading] = await Promise.all([findNeeds(db, cell.actionId), findReading(db, cell)])
  const { needs: Needs, version, since } = seenNeeds(needs, cell.actionId)
  return {
    ActionId: cell.actionId,
    MenteeId: cell.menteeId,
    Version: version,
    Needs,
    Reading: asReading(reading, since),
  }
}

/** A reading as the contract writes it. */
export function asReading(row: ReadingRow | null | undefined, since: number): Work['Reading'] {
  return row ? { At: row.at, Confirmed: row.confirmed, Current: row.version >= since } : null
}
