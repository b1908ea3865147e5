import { LANGUAGES, type Language } from './define-texts.ts'

/** A text that people write for others, in the languages in which it is written; the default one is LANGUAGES' first (spec §9, el-GR). */
export type TextByLanguage = { readonly [L in Language]?: string | undefined }

/**
 * A text in a language; where it is not written in it, in the default one or, failing that, in
 * whichever there is.
 *
 * ```ts
 * textIn({ el: 'Δράσεις', en: 'Actions' }, 'en') // => 'Actions'
 * textIn({ el: 'Δράσεις', en: ' ' }, 'en') // => 'Δράσεις'
 * textIn({ el: '', en: 'Actions' }, 'el') // => 'Actions'
 * ```
 */
export function textIn(text: TextByLanguage, language: Language): string {
  const written = [language, ...LANGUAGES].find((one) => !isBlank(text[one]))
  return (written && text[written]) ?? ''
}

/**
 * The languages in which a text is not written, so that it is shown in another; none of a text that is
 * not written at all.
 *
 * ```ts
 * missingLanguages({ el: 'Δράσεις' }) // => ['en']
 * missingLanguages({ el: '' }) // => []
 * ```
 */
export function missingLanguages(text: TextByLanguage): Language[] {
  const missing = LANGUAGES.filter((language) => isBlank(text[language]))
  return missing.length === LANGUAGES.length ? [] : missing
}

const isBlank = (text: string | undefined): boolean => !text?.trim()
