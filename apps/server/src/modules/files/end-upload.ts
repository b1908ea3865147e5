import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { Outdated } from '../../kernel/prepared.ts'
import { arriving, joinChecked } from './arriving.ts'
import type { CheckedContent } from './check-content.ts'
import { findFile } from './file-store.ts'
import { forgetArriving } from './arriving-uploads.ts'
import { holdContent } from './hold-content.ts'
import { accessUpload, knownFile, mayEdit, readCategory, requireOpen } from './policy.ts'
import { fileToWire } from './stored-file.ts'
import { setDone, type UploadRow } from './upload-store.ts'

type EndUpload = typeof contract.files.calls.endUpload

/**
 * Makes the parts of an upload a content, once every part is there and it is what its kind takes.
 * @returns undefined for an upload that has ended already.
 * @throws not_found for an upload of anybody else; rule_violated `upload_ended`, `file_parts` with the
 *   numbers of missing parts, and as checkContent; invalid_input `file_too_large`.
 */
export async function joinUpload(
  { Id }: InputOf<EndUpload>,
  context: CallContext,
  storage: FileStorage,
): Promise<CheckedContent | undefined> {
  const upload = await accessUpload(context, Id)
  if (upload.state === 'done') return undefined
  requireOpen(upload, context)
  const { rules } = readCategory(upload.category)
  try {
    const checked = await joinChecked(storage, arriving(upload), rules.accept)
    if (checked.bytes > rules.largest) throw refuseField('FileSize', 'file_too_large')
    return checked
  } catch (error) {
    // Whoever else has ended it meanwhile has taken its parts away.
    if ((await accessUpload(context, Id)).state === 'done') return undefined
    throw error
  }
}

/**
 * Ends an upload whose parts are a content: its bytes have their name before the row says so. Ending
 * again answers the same.
 * @throws not_found for an upload of anybody else; rule_violated `upload_ended`; Outdated.
 */
export async function endUpload(
  { Id }: InputOf<EndUpload>,
  context: CallContext,
  {
    storage,
    content,
  }: { readonly storage: FileStorage; readonly content: CheckedContent | undefined },
): Promise<OutputOf<EndUpload>> {
  const { db, actor } = context
  const upload = await accessUpload(context, Id, true)
  if (upload.state === 'done') context.audit({ unchanged: true })
  else {
    requireOpen(upload, context)
    if (!content) throw new Outdated(`upload ${Id}`)
    await becomeFile(upload, content, context)
    context.afterCommit(() => forgetArriving(db, Id))
    context.afterCommit(() => void storage.removeParts(upload.storageKey).catch(() => undefined))
    context.audit({ subjectId: upload.userId, detail: { fileId: Id, bytes: content.bytes } })
  }
  const file = knownFile(await findFile(db, actor.projectId, Id))
  return fileToWire(file, mayEdit(file, context))
}

/** An upload whose content is stored is a file; nobody but who uploaded it sees it before the scanner does. */
export async function becomeFile(
  {
    id,
    category,
    userId,
    storageKey,
  }: Pick<UploadRow, 'id' | 'category' | 'userId' | 'storageKey'>,
  content: CheckedContent,
  { db, actor, now }: CallContext,
): Promise<void> {
  const ownerId = readCategory(category).rules.standalone ? userId : null
  await setDone(db, id, { ...content, ownerId, at: now })
  await holdContent(db, { key: storageKey, projectId: actor.projectId, at: now })
}
