import type { Db } from '../../kernel/database/database.ts'
import { StreamBody } from '../../kernel/file-body.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { findFile, type FileRow } from './file-store.ts'
import { isServed, seenBy } from './policy.ts'
import { smallOf } from './small-picture.ts'

/** A file as it is sent: whole or by ranges, and shown only where a browser may show it. */
export const bodyOf = (file: FileRow, storage: FileStorage, isInline: boolean): StreamBody =>
  new StreamBody({
    name: file.originalName,
    mime: file.mime,
    charset: file.charset,
    bytes: file.bytes,
    tag: file.hash.toString('hex'),
    isInline,
    open: (range) => storage.open(file.storageKey, range),
  })

/**
 * The same for a domain that has checked that the caller may read it; undefined where there is none, and
 * for what waits for the scanner and is not the caller's.
 */
export async function serveFile(
  db: Db,
  storage: FileStorage,
  {
    projectId,
    id,
    isInline,
    isSmall = false,
    viewerId,
  }: { projectId: number; id: number; isInline: boolean; isSmall?: boolean; viewerId: number },
): Promise<StreamBody | undefined> {
  const file = await findFile(db, projectId, id)
  if (!file || !isServed(seenBy(file, viewerId))) return undefined
  const whole = bodyOf(file, storage, isInline)
  return isSmall ? smallOf(file, whole, projectId) : whole
}
