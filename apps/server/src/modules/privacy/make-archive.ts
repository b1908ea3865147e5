import { strToU8, zipSync } from 'fflate'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { readCopy } from './copy-store.ts'
import { tablesWith } from './declared-tables.ts'
import { describeCopies, packFiles } from './describe-copies.ts'
import { readNames } from './names-store.ts'
import { writePage, type Rows } from './write-page.ts'

/** An archive has at most so many bytes before it is packed. */
const LIMIT = 32 * 1024 * 1024

interface ArchiveOf {
  readonly userId: number
  /** Whether what only its author reads is in it: only where it is the author who asks. */
  readonly withPrivate: boolean
  readonly language: Language
  readonly now: Date
}

/**
 * Everything in the declared tables that is one person's, from every project: data.json for programs,
 * index.html for people, and the files that they answered questions with.
 * @returns the zip, and how many bytes are packed in it.
 * @throws payload_too_large beyond 32 MiB.
 */
export async function makeArchive(
  db: Db,
  storage: FileStorage,
  { userId, withPrivate, language, now }: ArchiveOf,
): Promise<{ zip: Buffer<ArrayBuffer>; bytes: number }> {
  const copies: Record<string, Rows> = {}
  let bytes = 0
  for (const [table, rules] of tablesWith('copy')) {
    const text = await readCopy(db, table, rules, { userId, withPrivate })
    bytes += Buffer.byteLength(text)
    if (bytes > LIMIT) throw new AppError('payload_too_large', { reason: `${bytes} bytes` })
    copies[table] = JSON.parse(text) as Rows
  }
  const names = await readNames(db, userId, language)
  const described = await describeCopies(db, copies, language)
  const packed = await packFiles(db, storage, { copies: described, room: LIMIT - bytes })
  const zip = zipSync({
    'data.json': strToU8(JSON.stringify(packed.copies, null, 2)),
    'index.html': strToU8(writePage(packed.copies, { userId, names, withPrivate, language, now })),
    // Most are packed already.
    ...Object.fromEntries(
      Object.entries(packed.files).map(([name, content]) => [name, [content, { level: 0 }]]),
    ),
  })
  return { zip: Buffer.from(zip), bytes }
}
