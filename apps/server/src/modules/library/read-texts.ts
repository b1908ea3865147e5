import type { Database } from '../../kernel/database/database.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { decodeText, readStoredContents } from '../files/index.ts'
import { extractText, PDF, TEXT_LENGTH, WORD } from './extract-text.ts'
import { wordsOf } from './search.ts'
import { listUnread, writeWords, type UnreadItem } from './text-store.ts'

/** Of larger files, titles and tags are searched alone. */
const LARGEST = 8 * 1024 * 1024

/** So many different words of a text are kept. */
const MOST_WORDS = 20_000
const LONGEST_WORD = 60

/** Reads the words of contents that have arrived: plain text, PDF and Word documents. */
export async function readTexts(
  database: Database,
  storage: FileStorage,
  signal?: AbortSignal,
): Promise<void> {
  for (const item of await listUnread(database)) {
    signal?.throwIfAborted()
    const words = await readWords(database, storage, item)
    await database.transaction((tx) => writeWords(tx, item, words))
  }
}

async function readWords(
  database: Database,
  storage: FileStorage,
  { fileId, projectId, mime, bytes }: UnreadItem,
): Promise<string[]> {
  if (bytes > LARGEST || !isRead(mime)) return []
  for await (const { content } of readStoredContents(database, storage, [fileId])) {
    const text =
      mime === 'text/plain' ? decodeText(content) : await extractText({ mime, content }, projectId)
    const words = wordsOf(text.slice(0, TEXT_LENGTH))
    return [...new Set(words.filter(({ length }) => length <= LONGEST_WORD))].slice(0, MOST_WORDS)
  }
  return []
}

const isRead = (mime: string): mime is 'text/plain' | typeof PDF | typeof WORD =>
  mime === 'text/plain' || mime === PDF || mime === WORD
