import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { accessUpload } from './policy.ts'
import { listParts } from './upload-store.ts'

type ReadUpload = typeof contract.files.calls.readUpload

/** What has arrived of an upload of the caller's own. @throws not_found. */
export async function readUpload(
  { Id }: InputOf<ReadUpload>,
  context: CallContext,
): Promise<OutputOf<ReadUpload>> {
  const { state, parts } = await accessUpload(context, Id)
  const received = await listParts(context.db, Id)
  return { Id, State: state, Parts: parts, Received: received.map(({ part }) => part) }
}
