import type { Label } from '@telemachos/questionnaire/definition'
import { cut, type Notes } from './note.ts'
import { isFormatted, toPlainText } from '../plain-text.ts'

/** A text of a file in its languages, by their codes. */
export type Translations = Readonly<Record<string, string>>

/**
 * Makes labels of a file's texts: Greek and English are kept; a text without Greek stands in the
 * Greek's place, since that is what is always shown.
 */
export class Languages {
  readonly #notes: Notes
  readonly #first: string
  #hasGreek = false
  #hasEnglish = false

  /** @param first the language in which the file is written. */
  constructor(notes: Notes, first: string) {
    this.#notes = notes
    this.#first = shortOf(first)
  }

  /** Whether the file is in English, and nothing of it in Greek. */
  get isEnglish(): boolean {
    return this.#hasEnglish && !this.#hasGreek
  }

  /** @param part the setting whose text it is, for what is noted. */
  label(at: string, part: string, texts: Translations): Label {
    const plain = new Map<string, string>()
    const written = Object.entries(texts).filter(([, text]) => text.trim() !== '')
    const codes = written.map(([code]) => shortOf(code))
    for (const [code, text] of written) {
      if (isFormatted(text)) this.#notes.add(at, part, 'formatting', cut(text, 80))
      const language = this.#language(code, codes)
      // What is called default beside all languages is nobody's.
      if (language !== undefined) plain.set(language, toPlainText(text))
    }
    const greek = plain.get('el')
    const english = plain.get('en')
    this.#hasGreek ||= [...plain.values()].some((text) => GREEK.test(text))
    this.#hasEnglish ||= english !== undefined && LATIN_ONLY.test(english)
    const first = greek ?? plain.get(this.#first) ?? english ?? [...plain.values()][0] ?? ''
    for (const code of plain.keys()) {
      if (code === 'el' || code === 'en') continue
      this.#notes.add('', code, plain.get(code) === first ? 'greek_missing' : 'language')
    }
    // A Greek text in the place of the English is none; a word of neither is the same in both.
    const isRepeated = english === first && (greek === undefined || !LATIN_ONLY.test(greek))
    return { el: first, en: isRepeated ? '' : (english ?? '') }
  }

  /** A default beside the file's own language is in English, or else another telling of the same. */
  #language(code: string, codes: readonly string[]): string | undefined {
    if (code !== 'default' && code !== '') return shortOf(code)
    return [this.#first, 'en'].find((one) => !codes.includes(one))
  }
}

const GREEK = /\p{Script=Greek}/u
/** Names, such as those of programs. */
const LATIN_ONLY = /^[^\p{Script=Greek}]*\p{Script=Latin}[^\p{Script=Greek}]*$/u

const shortOf = (code: string): string => code.slice(0, 2).toLowerCase()
