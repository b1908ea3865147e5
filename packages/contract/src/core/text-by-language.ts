import { fallbackChain, LANGUAGES, type BuiltInLanguage, type Language } from './define-texts.ts'

/** A text that people write for others, in the languages in which it is written; the default one is LANGUAGES' first (spec §9, el-GR). */
export type TextByLanguage = { readonly [L in BuiltInLanguage]?: string | undefined }

/**
 * A text in a language; where it is not written in it, in those that the language falls back to or, failing
 * that, in whichever there is.
 *
 * ```ts
 * textIn({ el: 'Δράσεις', en: 'Actions' }, 'en') // => 'Actions'
 * textIn({ el: 'Δράσεις', en: ' ' }, 'en') // => 'Δράσεις'
 * textIn({ el: '', en: 'Actions' }, 'el') // => 'Actions'
 * textIn({ el: 'Δράσεις', en: 'Actions' }, 'sq') // => 'Actions'
 * ```
 */
export function textIn(text: TextByLanguage, language: Language): string {
  const by: Readonly<Record<string, string | undefined>> = text
  const written = [...fallbackChain(language), ...LANGUAGES].find((one) => !isBlank(by[one]))
  return (written && by[written]) ?? ''
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
export function missingLanguages(text: TextByLanguage): BuiltInLanguage[] {
  const missing = LANGUAGES.filter((language) => isBlank(text[language]))
  return missing.length === LANGUAGES.length ? [] : missing
}

const isBlank = (text: string | undefined): boolean => !text?.trim()
