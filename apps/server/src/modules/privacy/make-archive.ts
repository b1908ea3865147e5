import { strToU8, zipSync } from 'fflate'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { readCopy } from './copy-store.ts'
import { PERSON_TABLES } from './person-tables.ts'
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
 * Everything of the registry that is one person's, from every project: data.json for programs and
 * index.html for people.
 * @returns the zip, and how many bytes are packed in it.
 * @throws payload_too_large beyond 32 MiB.
 */
export async function makeArchive(
  db: Db,
  { userId, withPrivate, language, now }: ArchiveOf,
): Promise<{ zip: Buffer<ArrayBuffer>; bytes: number }> {
  const copies: Record<string, Rows> = {}
  let bytes = 0
  for (const [table, rules] of Object.entries(PERSON_TABLES)) {
    const text = await readCopy(db, table, rules, { userId, withPrivate })
    bytes += Buffer.byteLength(text)
    if (bytes > LIMIT) throw new AppError('payload_too_large', { reason: `${bytes} bytes` })
    copies[table] = JSON.parse(text) as Rows
  }
  const names = await readNames(db, userId, language)
  const zip = zipSync({
    'data.json': strToU8(JSON.stringify(copies, null, 2)),
    'index.html': strToU8(writePage(copies, { userId, names, withPrivate, language, now })),
  })
  return { zip: Buffer.from(zip), bytes }
}
