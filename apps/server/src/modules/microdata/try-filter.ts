import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { countMatching, readableFields } from '../people/index.ts'

type TryFilter = typeof contract.microdata.calls.tryFilter

/**
 * How many mentees a filter would let through. An answer about an identification number would tell whose it
 * is, so such a filter is not counted.
 */
export async function tryFilter(
  { Filter }: InputOf<TryFilter>,
  context: CallContext,
): Promise<OutputOf<TryFilter>> {
  const { open, masked } = await readableFields(context)
  const fields = Filter.map(({ Field }) => Field)
  const Unknown = fields.filter(
    (name) => name !== 'username' && !open.has(name) && !masked.has(name),
  )
  const isCounted = Unknown.length === 0 && !fields.some((name) => masked.has(name))
  const { count, All } = await countMatching(context, isCounted ? Filter : [])
  return { Mentees: All, Passing: isCounted ? count : null, Unknown: [...new Set(Unknown)] }
}
