import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import type { TestClient } from './test-server.ts'

/** The parts of a content, as an upload sends them. */
export const partsOf = (content: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(content.length / UPLOAD_PART_BYTES) }, (_, part) =>
    content.subarray(part * UPLOAD_PART_BYTES, (part + 1) * UPLOAD_PART_BYTES),
  )

interface Upload {
  readonly category: string
  readonly userId: number
  readonly name?: string
  readonly originalName?: string
}

/** Begins an upload of a content. */
export async function beginUpload(
  client: TestClient,
  { category, userId, name = 'document', originalName = 'έγγραφο.txt' }: Upload,
  content: Uint8Array,
): Promise<number> {
  const { Id } = await client.ask('files.startUpload', {
    Category: category,
    Name: name,
    UserId: userId,
    OriginalName: originalName,
    Mime: '',
    Parts: partsOf(content).length,
    FileSize: content.length,
  })
  return Id
}

/** Uploads a whole file. */
export async function uploadFile(client: TestClient, upload: Upload, content: Uint8Array) {
  const Id = await beginUpload(client, upload, content)
  for (const [part, data] of partsOf(content).entries()) {
    await client.ask('files.uploadPart', { Id, part, UserId: upload.userId, data })
  }
  return client.call('files.endUpload', { Id })
}
