import { isBuiltIn, type Language } from '@telemachos/contract/core/define-texts'
import {
  authorLabel,
  type AuthorTextPlace,
  type TranslatedText,
} from '@telemachos/contract/language/author-texts'
import type { Db } from '../../kernel/database/database.ts'
import {
  listAuthorWords,
  listTranslationsOf,
  readProjectWords,
  type Things,
} from './author-texts-store.ts'

/** A text as authors write it. */
interface Authored {
  readonly el: string
  readonly en: string
}

/**
 * What authors wrote, as its reader is told it: where the reader's language is one that was added, its
 * translation stands where the English is, which such a reader reads; the shape stays. A text that is another one
 * than what was translated is said as its authors say it.
 */
export type AuthorWords = <Text extends Authored>(place: AuthorTextPlace, text: Text) => Text

const asWritten: AuthorWords = (_place, text) => text

/**
 * The translations of things for a reader, by one query; by none for readers of Greek and English. For reading
 * alone: an answer that is edited and sent back says what authors wrote.
 * What it gives says `{ el: 'Στόχοι', en: 'Buts' }` for `{ el: 'Στόχοι', en: 'Goals' }` to a reader of French.
 */
export async function authorWords(
  db: Db,
  language: Language,
  things: Things,
): Promise<AuthorWords> {
  if (isBuiltIn(language)) return asWritten
  const said = await listAuthorWords(db, language, things)
  if (said.size === 0) return asWritten
  return (place, text) => {
    const translated = said.get(authorLabel(place))
    const isSame = translated?.el === text.el && translated.en === text.en
    return isSame ? { ...text, en: translated.text } : text
  }
}

/** What a text of authors is in each language into which just that is translated. */
export async function translationsOf(
  db: Db,
  place: AuthorTextPlace,
  { el, en }: Authored,
): Promise<Readonly<Record<Language, string>>> {
  const all = await listTranslationsOf(db, place, { el, en })
  return Object.fromEntries(all.map(({ language, text }) => [language, text]))
}

/**
 * What a project says itself to a reader in a language that was added, of fields that begin so, with what was
 * translated; nothing to others.
 */
export const projectWords = async (
  db: Db,
  language: Language,
  asked: { readonly projectId: number | readonly number[]; readonly starts: readonly string[] },
): Promise<Readonly<Record<string, TranslatedText>>> =>
  isBuiltIn(language) ? {} : readProjectWords(db, { language, ...asked })
