import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import type { StreamBody } from '../../kernel/file-body.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { accessNamed } from './policy.ts'
import { bodyOf } from './serve-file.ts'

type DownloadFile = typeof contract.files.calls.downloadFile

/** A file that the caller may read, whole or the range that is asked for. @throws not_found. */
export async function downloadFile(
  { Category, name, inline }: InputOf<DownloadFile>,
  context: CallContext,
  storage: FileStorage,
): Promise<StreamBody> {
  const file = await accessNamed(context, Category, name)
  return bodyOf(file, storage, inline === '1')
}
