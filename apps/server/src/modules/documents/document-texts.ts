import { isBuiltIn, type Language } from '@telemachos/contract/core/define-texts'
import { MAX_DOCUMENT_TEXT } from '@telemachos/contract/documents/limits'
import { DOCUMENT_FIELD, type TranslatedText } from '@telemachos/contract/language/author-texts'
import { sayDocument, sentencesOf } from '@telemachos/rules/document-words'
import { createHash } from 'node:crypto'
import { setImmediate as soon } from 'node:timers/promises'
import type { Db } from '../../kernel/database/database.ts'
import { projectWords, type AuthorText, type AuthorTextSource } from '../language/index.ts'
import { listTexts, type ListedText } from './document-store.ts'

/** The most characters of a translation: of a title as of a name, with room for words; and of a sentence. */
const MOST = { documentTitle: 200, documentText: 8_000 } as const

/** What names a document's texts: its name in whichever case it is called by. */
const startOf = (name: string): string => `${DOCUMENT_FIELD}${name.toLowerCase()}.`

/** A sentence is known by its words: wherever it stands, it is translated once. */
const placeOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** What documents are called that are rendered by themselves, and the sentences of all. */
export const documentTexts: AuthorTextSource = {
  of: 'project',
  has: (field) => field.startsWith(DOCUMENT_FIELD),
  list: async ({ db, actor: { projectId } }, id = projectId, field?: string) => {
    if (id !== projectId) return []
    const documents = await listTexts(db, projectId)
    const wanted = documents.filter(({ name }) => field?.startsWith(startOf(name)) ?? true)
    const all: AuthorText[] = []
    for (const document of wanted) {
      all.push(...textsOf(document, projectId))
      // Whoever else is served is served between two documents: a long one takes its time.
      await soon()
    }
    return all
  },
}

/** The texts of one document, each sentence once. */
function textsOf({ name, text, main }: ListedText, id: number): AuthorText[] {
  const common = { kind: 'project', id, elsewhere: [], of: name, en: '' } as const
  const start = startOf(name)
  const texts = new Map<string, AuthorText>()
  const add = (place: string, sort: keyof typeof MOST, el: string) =>
    texts.set(place, { ...common, field: `${start}${place}`, sort, most: MOST[sort], el })
  if (main) add('title', 'documentTitle', name)
  for (const sentence of sentencesOf(text))
    add(placeOf(sentence.text), 'documentText', sentence.text)
  return [...texts.values()]
}

/** The documents of a project as somebody reads them. */
interface DocumentWords {
  /** What a document is called. */
  readonly title: (name: string) => string
  /** What a document of a name says. */
  readonly text: (name: string, source: string) => string
  /** The same of parts, by the names by which they are called. */
  readonly parts: (parts: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
}

const AS_WRITTEN: DocumentWords = {
  title: (name) => name,
  text: (_name, source) => source,
  parts: (parts) => parts,
}

/**
 * What is translated of a project's documents: by one query for readers whose language was added, by none for
 * others. A sentence that its authors have changed since is another one, which is not translated.
 */
export async function documentWords(
  db: Db,
  language: Language,
  projectId: number,
): Promise<DocumentWords> {
  if (isBuiltIn(language)) return AS_WRITTEN
  const words = await projectWords(db, language, { projectId, starts: [DOCUMENT_FIELD] })
  const say = (name: string, place: string, text: string): string => {
    const field = `${startOf(name)}${place}`
    const said: TranslatedText | undefined = Object.hasOwn(words, field) ? words[field] : undefined
    return said?.el === text ? said.text : text
  }
  const textOf = (name: string, source: string): string => {
    const translated = sayDocument(source, (text) => say(name, placeOf(text), text))
    // What is too long to be written is read as it is.
    return translated.length > MAX_DOCUMENT_TEXT ? source : translated
  }
  return {
    title: (name) => say(name, 'title', name),
    text: textOf,
    parts: (parts) =>
      Object.fromEntries(
        Object.entries(parts).map(([name, source]) => [name, textOf(name, source)]),
      ),
  }
}
