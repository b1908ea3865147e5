/** One text in every language of the product: Greek first, English complete. */
export interface Text {
  readonly el: string
  readonly en: string
}

/** The languages that are part of the product, with complete texts, the default first (spec §9). */
export const LANGUAGES = ['el', 'en'] as const

export type BuiltInLanguage = (typeof LANGUAGES)[number]

/** A language that people choose: one of the product's own, or one that translators have added. */
export type Language = string

/**
 * The language of the product that stands in for what a language does not have: English for those that
 * translators have added.
 * ```ts
 * builtInOf('el') // => 'el'
 * builtInOf('sq') // => 'en'
 * ```
 */
export const builtInOf = (language: Language): BuiltInLanguage => (language === 'el' ? 'el' : 'en')

/** Whether a language is one of the product, in which authors write themselves. */
export const isBuiltIn = (language: Language): language is BuiltInLanguage =>
  LANGUAGES.some((one) => one === language)

/**
 * The languages in which a text is looked for, one after the other: its own, English, Greek. Greek itself
 * falls back to no translation of it.
 * ```ts
 * fallbackChain('sq') // => ['sq', 'en', 'el']
 * fallbackChain('el') // => ['el']
 * ```
 */
export const fallbackChain = (language: Language): readonly Language[] =>
  language === 'el' ? ['el'] : [...new Set([language, 'en', 'el'])]

/**
 * Declares a domain's texts: key to both languages, so that a missing translation does not
 * compile. `{name}` is a placeholder; a key that ends in `_one` holds the singular of the same key
 * ending in `_other`.
 */
export function defineTexts<const Texts extends Record<string, Text>>(texts: Texts): Texts {
  return texts
}
