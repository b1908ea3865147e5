import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Parts } from '../../kernel/parts.ts'

/** The parts that this server works with, those that are away first. */
export async function listParts(
  parts: Pick<Parts, 'look'>,
): Promise<OutputOf<typeof contract.operations.calls.listParts>> {
  const states = await parts.look()
  return states
    .map(({ name, awaySince }) => ({ Name: name, AwaySince: awaySince?.toISOString() ?? null }))
    .toSorted((one, other) => Number(other.AwaySince !== null) - Number(one.AwaySince !== null))
}
