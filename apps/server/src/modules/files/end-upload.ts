import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { arriving, joinChecked } from './arriving.ts'
import { findFile } from './file-store.ts'
import { forgetArriving } from './arriving-uploads.ts'
import { holdContent } from './hold-content.ts'
import { accessUpload, knownFile, mayEdit, readCategory, requireOpen } from './policy.ts'
import { fileToWire } from './stored-file.ts'
import { setDone } from './upload-store.ts'

type EndUpload = typeof contract.files.calls.endUpload

/**
 * Ends an upload once every part is there and the content is what its kind takes; its bytes have their
 * name before the row says so. Ending again answers the same.
 * @throws not_found for an upload of anybody else; rule_violated `upload_ended`, `file_parts` with the
 *   numbers of missing parts, and as checkContent; invalid_input `file_too_large`.
 */
export async function endUpload(
  { Id }: InputOf<EndUpload>,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<EndUpload>> {
  const { db, actor, now } = context
  const upload = await accessUpload(context, Id, true)
  if (upload.state === 'done') context.audit({ unchanged: true })
  else {
    requireOpen(upload, context)
    const { rules } = readCategory(upload.category)
    const checked = await joinChecked(storage, arriving(upload), rules.accept)
    const { bytes } = checked
    if (bytes > rules.largest) throw refuseField('FileSize', 'file_too_large')
    const ownerId = rules.standalone ? upload.userId : null
    await setDone(db, Id, { ...checked, ownerId, at: now })
    const { projectId } = actor
    await holdContent(db, { key: upload.storageKey, projectId, at: now })
    context.afterCommit(() => forgetArriving(db, Id))
    context.afterCommit(() => void storage.removeParts(upload.storageKey).catch(() => undefined))
    context.audit({ subjectId: upload.userId, detail: { fileId: Id, bytes } })
  }
  const file = knownFile(await findFile(db, actor.projectId, Id))
  return fileToWire(file, mayEdit(file, context))
}
