import type { Language } from '@telemachos/contract/core/define-texts'
import type { TextKey } from '@telemachos/contract/texts'
import { createContext, use } from 'react'
import type { TextValues } from './translator.ts'

export interface Texts {
  readonly language: Language
  /** The text of a key; a key that does not exist does not compile. */
  readonly t: (key: TextKey, values?: TextValues) => string
}

export const TextsContext = createContext<Texts | null>(null)

/** The texts in the person's language. */
export function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useTexts is used outside TextsContext')
  return texts
}
