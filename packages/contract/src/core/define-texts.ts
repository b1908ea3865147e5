/** One text in every language of the product: Greek first, English complete. */
export interface Text {
  readonly el: string
  readonly en: string
}

/** The languages with complete texts, the default first (spec §9). */
export const LANGUAGES = ['el', 'en'] as const

export type Language = (typeof LANGUAGES)[number]

/**
 * Declares a domain's texts: key to both languages, so that a missing translation does not
 * compile. `{name}` is a placeholder; a key that ends in `_one` holds the singular of the same key
 * ending in `_other`.
 */
export function defineTexts<const Texts extends Record<string, Text>>(texts: Texts): Texts {
  return texts
}
