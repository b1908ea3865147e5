import { builtInOf } from '@telemachos/contract/core/define-texts'

interface Written {
  readonly el: string
  readonly en: string
}

/** A text of an author in the language; in Greek where the other is missing. */
export const inLanguage = (text: Written, language: string): string =>
  text[builtInOf(language)] || text.el
