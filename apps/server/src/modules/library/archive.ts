import type { contract } from '@telemachos/contract'
import { namesOf } from '@telemachos/contract/library/category-path'
import { ARCHIVE_BYTES, MOST_ITEMS_AT_ONCE } from '@telemachos/contract/library/limits'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { zipSync } from 'fflate'
import { cleanName } from '../../kernel/clean-name.ts'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { FileBody } from '../../kernel/file-body.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { readStoredContents } from '../files/index.ts'
import { listBelow, type ItemRow } from './item-store.ts'
import { accessThese, someFiles, viewerOf } from './policy.ts'

type Call = typeof contract.library.calls.downloadArchive

/**
 * The files that the caller sees in a folder and below it, or of those named, as one archive that
 * has their folders. They are packed already or not worth it: nothing is compressed.
 * @throws not_found where one that is named is not seen, or there is no file; rule_violated
 *   `library_archive_size`.
 */
export async function downloadArchive(
  { Category = '/', Ids }: InputOf<Call>,
  context: CallContext,
  storage: FileStorage,
): Promise<FileBody> {
  const { db, actor } = context
  const { userId: viewerId } = actor
  if (Ids?.length === 0) throw refuseField('Ids', 'required')
  const part = { order: 'title', after: null, limit: MOST_ITEMS_AT_ONCE + 1 } as const
  const rows = Ids
    ? await accessThese(context, [...new Set(Ids)])
    : await listBelow(db, viewerOf(context), Category, part)
  const items = rows.filter(({ fileId }) => fileId !== null)
  someFiles(items, context)
  const bytes = items.reduce((sum, item) => sum + item.bytes, 0)
  if (rows.length > MOST_ITEMS_AT_ONCE || bytes > ARCHIVE_BYTES)
    throw ruleViolated('library_archive_size')
  const above = Ids ? 0 : namesOf(Category).length
  const names = namesWithin(items, above)
  const files: Record<string, Uint8Array> = {}
  const ids = items.map(({ fileId }) => fileId ?? 0)
  for await (const { id, content } of readStoredContents(db, storage, ids, viewerId)) {
    files[names.get(id) ?? String(id)] = content
  }
  const name = `${cleanName(namesOf(Category).at(-1) ?? 'library')}.zip`
  return new FileBody({ name, mime: 'application/zip', bytes: zipSync(files, { level: 0 }) })
}

/** What each file is called in the archive, by its number: in its folder, and no two alike. */
function namesWithin(items: readonly ItemRow[], above: number): Map<number, string> {
  const taken = new Set<string>()
  const names = new Map<number, string>()
  for (const { fileId, category, title, fileName } of items) {
    const folder = namesOf(category).slice(above).map(cleanName)
    const ending = /\.[\p{L}\p{N}]{1,10}$/u.exec(fileName)?.[0] ?? ''
    const base = title.toLowerCase().endsWith(ending.toLowerCase())
      ? title.slice(0, title.length - ending.length)
      : title
    let name = ''
    for (let number = 1; name === '' || taken.has(name.toLowerCase()); number++) {
      const numbered = number === 1 ? base : `${base} (${number})`
      name = [...folder, cleanName(numbered + ending)].join('/')
    }
    taken.add(name.toLowerCase())
    names.set(fileId ?? 0, name)
  }
  return names
}
