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
