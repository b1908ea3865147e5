import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import { buffer } from 'node:stream/consumers'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { piecesOf, release } from '../../kernel/received-file.ts'
import { arriving } from './arriving.ts'
import { accessArriving, forgetArriving } from './arriving-uploads.ts'
import { requireOpen } from './policy.ts'
import { setHeard, type UploadRow } from './upload-store.ts'

type UploadPart = typeof contract.files.calls.uploadPart

/** It is noted so often, at most, that something has arrived of an upload. */
const HEARD_MS = 10_000

/**
 * Keeps one part: it outlives the process once it is acknowledged, and the machine once the upload has
 * ended. The same content again is acknowledged.
 * @throws not_found for an upload of anybody else; invalid_input `file_of_other` where it is for another
 *   person, `file_part_number` and `file_part_length` for a part that the file does not have; rule_violated `file_part_differs` for another content, `upload_ended`.
 */
export async function uploadPart(
  { Id, part, UserId, data }: InputOf<UploadPart>,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<UploadPart>> {
  context.audit({ unchanged: true })
  const upload = await accessArriving(context, Id)
  if (upload.userId !== UserId) throw refuseField('UserId', 'file_of_other')
  const isDone = upload.state === 'done'
  if (!isDone) requireOpen(upload, context)
  requireLength(upload, part, data.size)
  const pieces = await piecesOf(data)
  if (!isDone) await noteHeard(upload, context)
  const isKept = isDone
    ? await isThere(storage, upload, part, Buffer.concat(pieces))
    : await storage.writePart(arriving(upload), part, pieces)
  release(data)
  if (!isKept) throw ruleViolated('file_part_differs')
  return { Id }
}

/** Whether a file that is whole has the content as this part. */
async function isThere(
  storage: FileStorage,
  { storageKey }: UploadRow,
  part: number,
  content: Buffer,
): Promise<boolean> {
  const start = part * UPLOAD_PART_BYTES
  const stream = await storage.open(storageKey, { start, end: start + content.length - 1 })
  return stream !== undefined && (await buffer(stream)).equals(content)
}

/** An upload of which something arrives is under way. */
async function noteHeard(
  { id, state, heardAt }: UploadRow,
  { db, now }: CallContext,
): Promise<void> {
  const since = new Date(now.getTime() - HEARD_MS)
  const isKnown = state === 'receiving' && heardAt !== null && heardAt > since.toISOString()
  if (isKnown) return
  await setHeard(db, id, now, since)
  forgetArriving(db, id)
}

/** Every part but the last is 256 KiB, and the last what is left. */
function requireLength({ parts, declaredBytes }: UploadRow, part: number, length: number): void {
  if (part >= parts) throw refuseField('part', 'file_part_number')
  const isLast = part === parts - 1
  if (!isLast && length !== UPLOAD_PART_BYTES) throw refuseField('data', 'file_part_length')
  const rest = declaredBytes === null ? length : declaredBytes - part * UPLOAD_PART_BYTES
  if (isLast && length !== rest) throw refuseField('data', 'file_part_length')
}
