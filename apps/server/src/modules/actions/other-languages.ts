import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'

/** What is written in other languages than the default one. */
export function otherLanguages(texts: TextByLanguage): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.slice(1).flatMap((language) => {
      const text = texts[language]?.trim()
      return text ? [[language, text]] : []
    }),
  )
}

/** What is written in the languages of the product, which authors write; translations are not theirs. */
export function ownLanguages(texts: TextByLanguage): TextByLanguage {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = texts[language]
      return text === undefined ? [] : [[language, text]]
    }),
  )
}
