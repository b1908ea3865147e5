import { strFromU8, unzipSync } from 'fflate'
import type { Database } from '../../kernel/database/database.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { readStoredContents } from '../files/index.ts'
import { wordsOf } from './search.ts'
import { listUnread, writeWords, type UnreadItem } from './text-store.ts'

/** Of larger files, titles and tags are searched alone. */
const LARGEST = 8 * 1024 * 1024

/** So much of a text is read, and so many different words of it are kept. */
const TEXT_LENGTH = 500_000
const MOST_WORDS = 20_000
const LONGEST_WORD = 60

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Reads the words of contents that have arrived: plain text, and Word documents. */
export async function readTexts(database: Database, storage: FileStorage): Promise<void> {
  for (const item of await listUnread(database)) {
    const words = await readWords(database, storage, item)
    await database.transaction((tx) => writeWords(tx, item, words))
  }
}

async function readWords(
  database: Database,
  storage: FileStorage,
  { fileId, mime, bytes }: UnreadItem,
): Promise<string[]> {
  if (bytes > LARGEST || (mime !== 'text/plain' && mime !== WORD)) return []
  for await (const { content } of readStoredContents(database, storage, [fileId])) {
    const text = mime === WORD ? textOfWord(content) : content.toString('utf8')
    const words = wordsOf(text.slice(0, TEXT_LENGTH))
    return [...new Set(words.filter(({ length }) => length <= LONGEST_WORD))].slice(0, MOST_WORDS)
  }
  return []
}

/**
 * The text of a Word document: of what is in the archive, the one part that has it is unpacked, where
 * it is not too large. Of what is no such archive, nothing.
 */
function textOfWord(content: Buffer): string {
  try {
    const files = unzipSync(content, {
      filter: ({ name, originalSize }) => name === 'word/document.xml' && originalSize <= LARGEST,
    })
    const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array())
    return xml
      .replace(/<\/w:p>|<w:(tab|br)\/>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&(amp|lt|gt|quot|apos);/g, ' ')
  } catch {
    return ''
  }
}
