import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { accessFormVersion } from './policy.ts'

type Call = typeof contract.applications.calls.getFormVersion

/**
 * What a version of the form says, as the settings had it.
 * @throws not_found for one of another project.
 */
export async function readFormVersion(
  { Id }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const { sections } = await accessFormVersion(context, Id)
  return { Form: JSON.stringify(sections) }
}
