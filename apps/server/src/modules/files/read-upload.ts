import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { arriving } from './arriving.ts'
import { accessUpload, isOpenUpload } from './policy.ts'

type ReadUpload = typeof contract.files.calls.readUpload

/**
 * What has arrived of an upload of the caller's own. All of it is read: of what a crash has taken
 * something, it is not said that it is there.
 * @throws not_found.
 */
export async function readUpload(
  { Id }: InputOf<ReadUpload>,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<ReadUpload>> {
  const upload = await accessUpload(context, Id)
  const { state, parts } = upload
  const Received = isOpenUpload(upload)
    ? await storage.listParts(arriving(upload))
    : [...Array(state === 'done' ? parts : 0).keys()]
  return { Id, State: state, Parts: parts, Received }
}
