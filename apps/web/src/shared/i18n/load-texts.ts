import type { Language } from '@telemachos/contract/core/define-texts'
import { call } from '../api/call.ts'
import { given } from '../api/given.ts'
import { keep, kept } from '../storage/kept-settings.ts'
import { makeTranslator } from './translator.ts'
import type { Texts } from './use-texts.ts'

/** Loads a language's texts and makes the page speak it. */
export async function loadTexts(language: Language): Promise<Texts> {
  const version = given.Texts === undefined ? {} : { v: given.Texts }
  return speak(language, await call('language.getTexts', { lang: language, ...version }))
}

/** What the page speaks at first: what it was given, where that is in the language, or all texts of it. */
export async function loadFirstTexts(language: Language): Promise<Texts> {
  // As the server wrote the page, so are the words in it.
  const isGiven = document.documentElement.lang === language
  return given.Words && isGiven ? speak(language, given.Words) : loadTexts(language)
}

let spoken: Texts | undefined

/** What the page speaks; undefined before it has begun to. */
export const spokenTexts = (): Texts | undefined => spoken

function speak(language: Language, texts: Readonly<Record<string, string>>): Texts {
  // Even the same one again would have the styles of the whole page worked out anew.
  if (document.documentElement.lang !== language) document.documentElement.lang = language
  keep('language', language)
  return (spoken = { language, t: makeTranslator(texts) })
}

/** The language of the last visit; Greek until somebody chooses (spec §1). */
export function rememberedLanguage(): Language {
  return kept('language') === 'en' ? 'en' : 'el'
}
