import { createHash } from 'node:crypto'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { contentOf } from '../../kernel/received-file.ts'
import { accessUpload, requireOpen } from './policy.ts'
import { findPart, insertPart, setReceiving, type UploadRow } from './upload-store.ts'

type UploadPart = typeof contract.files.calls.uploadPart

/**
 * Keeps one part: its row is committed once its bytes are on the disk. The same content again is
 * acknowledged. Whoever sends the same part meanwhile waits, and then finds it there.
 * @throws not_found for an upload of anybody else; invalid_input `file_parts` for a part that the file
 *   does not have; rule_violated `file_part_differs` for another content, `upload_ended`.
 */
export async function uploadPart(
  { Id, part, UserId, data }: InputOf<UploadPart>,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<UploadPart>> {
  const { db, now } = context
  context.audit({ unchanged: true })
  const upload = await accessUpload(context, Id, 'part')
  if (upload.userId !== UserId) throw refuseField('UserId', 'file_parts')
  if (upload.state === 'started') await setReceiving(db, Id)
  const content = await contentOf(data)
  const hash = createHash('sha256').update(content).digest()
  if (upload.state !== 'done') {
    requireOpen(upload, context)
    requireLength(upload, part, content.length)
    if (await insertPart(db, Id, { part, bytes: content.length, hash }, now)) {
      const offset = part * UPLOAD_PART_BYTES
      await storage.writePart(upload.storageKey, { number: part, offset, content })
      return { Id }
    }
  }
  const there = await findPart(db, Id, part)
  if (!there?.hash.equals(hash)) throw ruleViolated('file_part_differs')
  return { Id }
}

/** Every part but the last is 256 KiB, and the last what is left. */
function requireLength({ parts, declaredBytes }: UploadRow, part: number, length: number): void {
  if (part >= parts) throw refuseField('part', 'file_parts')
  const isLast = part === parts - 1
  if (!isLast && length !== UPLOAD_PART_BYTES) throw refuseField('data', 'file_parts')
  const rest = declaredBytes === null ? length : declaredBytes - part * UPLOAD_PART_BYTES
  if (isLast && length !== rest) throw refuseField('data', 'file_parts')
}
