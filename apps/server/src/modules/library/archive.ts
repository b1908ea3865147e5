import type { contract } from '@telemachos/contract'
import { namesOf } from '@telemachos/contract/library/category-path'
import { ARCHIVE_BYTES, MOST_ARCHIVED } from '@telemachos/contract/library/limits'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { cleanName } from '../../kernel/clean-name.ts'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { PiecesBody } from '../../kernel/file-body.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { zipPieces } from '../../kernel/zip-pieces.ts'
import { openStoredContents } from '../files/index.ts'
import { namesWithin } from './archive-names.ts'
import { listFilesBelow } from './item-store.ts'
import { accessThese, someFiles, viewerOf } from './policy.ts'

type Call = typeof contract.library.calls.downloadArchive

/**
 * The files that the caller sees in a folder and below it, or of those named, as one archive that
 * has their folders. It is made while it is sent: however large, a piece of it is held at a time.
 * @throws not_found where one that is named is not seen; rule_violated `library_archive_size`, and
 *   `library_archive_empty` where there is no file.
 */
export async function downloadArchive(
  { Category = '/', Ids }: InputOf<Call>,
  context: CallContext,
  storage: FileStorage,
): Promise<PiecesBody> {
  const { db, actor } = context
  if (Ids?.length === 0) throw refuseField('Ids', 'required')
  const part = { order: 'title', after: null, limit: MOST_ARCHIVED + 1 } as const
  const rows = Ids
    ? await accessThese(context, [...new Set(Ids)])
    : await listFilesBelow(db, viewerOf(context), Category, part)
  const items = rows.flatMap(({ fileId, ...item }) => (fileId === null ? [] : { ...item, fileId }))
  someFiles(items, context)
  const bytes = items.reduce((sum, item) => sum + item.bytes, 0)
  if (items.length > MOST_ARCHIVED || bytes > ARCHIVE_BYTES)
    throw ruleViolated('library_archive_size')
  const names = namesWithin(items, Ids ? 0 : namesOf(Category).length)
  const labels = new Map(
    items.map(({ fileId, at }) => [fileId, { name: names.get(fileId) ?? '', at: new Date(at) }]),
  )
  const contents = await openStoredContents(
    db,
    storage,
    items.map(({ fileId }) => fileId),
    actor.userId,
  )
  const name = `${cleanName(namesOf(Category).at(-1) ?? 'library')}.zip`
  return new PiecesBody(zipPieces(contents, labels), name)
}
