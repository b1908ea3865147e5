import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import type { FormFile } from '@telemachos/contract/core/form-file'
import type { CallContext } from '../../kernel/context.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { contentOf, ReceivedFile } from '../../kernel/received-file.ts'
import { endUpload } from './end-upload.ts'
import { startUpload } from './start-upload.ts'
import type { fileToWire } from './stored-file.ts'
import { uploadPart } from './upload-part.ts'

/** Where a small file that has arrived whole goes. */
interface WholeFile {
  readonly category: string
  /** What it is called there; its own name without. */
  readonly name?: string
  readonly userId: number
  readonly file: FormFile
}

/** Keeps a small file as an upload of its own. @throws as startUpload and endUpload. */
export async function uploadWhole(
  { category, name, userId, file }: WholeFile,
  context: CallContext,
  storage: FileStorage,
): Promise<ReturnType<typeof fileToWire>> {
  const originalName = file.name || 'file'
  const parts = Math.ceil(file.size / UPLOAD_PART_BYTES)
  const { Id } = await startUpload(
    {
      ...{ Category: category, Name: name ?? originalName, UserId: userId },
      ...{ OriginalName: originalName, Mime: file.type, Parts: parts, FileSize: file.size },
    },
    context,
    storage,
  )
  const content = await contentOf(file)
  for (let part = 0; part < parts; part++) {
    const piece = content.subarray(part * UPLOAD_PART_BYTES, (part + 1) * UPLOAD_PART_BYTES)
    const data = new ReceivedFile([piece], 'part')
    await uploadPart({ Id, part, UserId: userId, data }, context, storage)
  }
  return endUpload({ Id }, context, storage)
}
