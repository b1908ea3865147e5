import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { forgetArriving } from './arriving-uploads.ts'
import { deleteFile as deleteRow } from './file-store.ts'
import { accessEditable, accessUpload, isOpenUpload } from './policy.ts'
import { findUpload, setCancelled } from './upload-store.ts'

type DeleteFile = typeof contract.files.calls.deleteFile

/**
 * Deletes a file, whose content goes with the sweep a day later, or cancels the caller's own upload.
 * @throws not_found; rule_violated `file_not_own`, also where a row of another domain has the file.
 */
export async function deleteFile(
  { Id }: InputOf<DeleteFile>,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<DeleteFile>> {
  const { db, actor, now } = context
  const begun = await findUpload(db, actor, Id, true)
  if (begun && begun.state !== 'done') {
    const { storageKey, userId } = await accessUpload(context, Id)
    context.markReachChecked()
    if (isOpenUpload(begun)) {
      await setCancelled(db, Id, now)
      context.audit({ subjectId: userId, detail: { fileId: Id, cancelled: true } })
      context.afterCommit(() => forgetArriving(db, Id))
      context.afterCommit(() => void storage.removeParts(storageKey).catch(() => undefined))
    } else context.audit({ unchanged: true })
    return { ok: true }
  }
  const file = await accessEditable(context, Id)
  await deleteRow(db, Id)
  context.audit({ subjectId: file.userId, detail: { fileId: Id, bytes: file.bytes } })
  return { ok: true }
}
