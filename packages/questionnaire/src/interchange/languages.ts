import type { Label } from '../definition.ts'
import { cut, type Notes } from './note.ts'
import { isFormatted, toPlainText } from './plain-text.ts'

/** A text of a file in its languages, by their codes. */
export type Translations = Readonly<Record<string, string>>

/**
 * Makes labels of a file's texts: Greek and English are kept; a text without Greek stands in the
 * Greek's place, since that is what is always shown.
 */
export class Languages {
  readonly #notes: Notes
  readonly #first: string

  /** @param first the language in which the file is written. */
  constructor(notes: Notes, first: string) {
    this.#notes = notes
    this.#first = first.slice(0, 2).toLowerCase()
  }

  /** @param part the setting whose text it is, for what is noted. */
  label(at: string, part: string, texts: Translations): Label {
    const plain = new Map<string, string>()
    for (const [code, text] of Object.entries(texts)) {
      if (text.trim() === '') continue
      if (isFormatted(text)) this.#notes.add(at, part, 'formatting', cut(text, 80))
      plain.set(this.#language(code), toPlainText(text))
    }
    const greek = plain.get('el')
    const english = plain.get('en')
    const first = greek ?? plain.get(this.#first) ?? english ?? [...plain.values()][0] ?? ''
    for (const code of plain.keys()) {
      if (code === 'el' || code === 'en') continue
      this.#notes.add('', code, plain.get(code) === first ? 'greek_missing' : 'language')
    }
    return { el: first, en: english === first ? '' : (english ?? '') }
  }

  #language(code: string): string {
    const short = code.slice(0, 2).toLowerCase()
    return code === 'default' || code === '' ? this.#first : short
  }
}
