import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import type { StreamBody } from '../../kernel/file-body.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { accessNamed } from './policy.ts'
import { bodyOf } from './serve-file.ts'
import { smallOf } from './small-picture.ts'

type DownloadFile = typeof contract.files.calls.downloadFile

/** A file that the caller may read, whole, the range that is asked for, or small. @throws not_found. */
export async function downloadFile(
  { Category, name, inline, small }: InputOf<DownloadFile>,
  context: CallContext,
  storage: FileStorage,
): Promise<StreamBody> {
  const file = await accessNamed(context, Category, name)
  const whole = bodyOf(file, storage, inline === '1')
  return small === '1' ? smallOf(file, whole, context.actor.projectId) : whole
}
