import type { Db } from '../../kernel/database/database.ts'
import type { StreamBody } from '../../kernel/file-body.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { isServed, seenBy } from './policy.ts'
import { clearOwners, findOwned, listOwnedAfter } from './file-store.ts'
import { bodyOf } from './serve-file.ts'

/**
 * A file of a kind that belongs to a row, to be shown; whoever asks has checked who may see it. Nothing
 * that waits for the scanner, but to who uploaded it.
 */
export async function streamOwned(
  db: Db,
  storage: FileStorage,
  kind: string,
  id: number,
  viewerId: number,
): Promise<StreamBody | undefined> {
  const file = await findOwned(db, kind, id)
  return file && isServed(seenBy(file, viewerId)) ? bodyOf(file, storage, true) : undefined
}

/**
 * Lets go of the files of a kind that its rows no longer have: they go with others that are nothing's.
 * @param keep which of some files a row still has.
 */
export async function releaseFiles(
  db: Db,
  kind: string,
  keep: (ids: readonly number[]) => Promise<ReadonlySet<number>>,
): Promise<void> {
  for (let ids = await listOwnedAfter(db, kind, 0); ids.length > 0;) {
    const kept = await keep(ids)
    const released = ids.filter((id) => !kept.has(id))
    if (released.length > 0) await clearOwners(db, kind, released)
    ids = await listOwnedAfter(db, kind, ids.at(-1) ?? 0)
  }
}
