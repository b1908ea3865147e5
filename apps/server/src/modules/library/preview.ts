import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { PREVIEW_LIMITS, previewKindOf } from '@telemachos/contract/library/preview-kinds'
import type { CallContext } from '../../kernel/context.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { readStoredContents } from '../files/index.ts'
import { accessItem, foundItem } from './policy.ts'
import { makePreview, noPreview } from './preview-jobs.ts'

type Call = typeof contract.library.calls.getPreview

/**
 * What is in a document of an item, read beside the server when somebody looks at it and kept nowhere.
 * @throws not_found, also for an item without such a file, and for a file that waits for the scanner
 *   and is not the caller's; too_many_requests where previews keep the server from other things.
 */
export async function getPreview(
  { Id }: InputOf<Call>,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<Call>> {
  const { db, actor, language } = context
  const item = await accessItem(context, Id)
  const kind = foundItem(previewKindOf(item.mime), Id)
  const fileId = foundItem(item.fileId, Id)
  if (item.bytes > PREVIEW_LIMITS.file) return noPreview('too_large')
  const fetchJob = async () => {
    for await (const { content } of readStoredContents(db, storage, [fileId], actor.userId))
      return { kind, language, content }
    return foundItem(undefined, Id)
  }
  return makePreview(fetchJob, { projectId: actor.projectId, fileId })
}
