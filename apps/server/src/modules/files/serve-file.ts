import type { Db } from '../../kernel/database/database.ts'
import { StreamBody } from '../../kernel/file-body.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { findFile, type FileRow } from './file-store.ts'

/** A file as it is sent: whole or by ranges, and shown only where a browser may show it. */
export const bodyOf = (file: FileRow, storage: FileStorage, isInline: boolean): StreamBody =>
  new StreamBody({
    name: file.originalName,
    mime: file.mime,
    bytes: file.bytes,
    tag: file.hash.toString('hex'),
    isInline,
    open: (range) => storage.open(file.storageKey, range),
  })

/** The same for a domain that has checked that the caller may read it; undefined where there is none. */
export async function serveFile(
  db: Db,
  storage: FileStorage,
  { projectId, id, isInline }: { projectId: number; id: number; isInline: boolean },
): Promise<StreamBody | undefined> {
  const file = await findFile(db, projectId, id)
  return file && bodyOf(file, storage, isInline)
}
