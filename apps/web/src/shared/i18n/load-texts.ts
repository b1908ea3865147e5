import type { Language } from '@telemachos/contract/core/define-texts'
import { call } from '../api/call.ts'
import { given } from '../api/given.ts'
import { keep, kept } from '../storage/kept-settings.ts'
import { languageOf, loadLanguages } from './languages.ts'
import { makeTranslator } from './translator.ts'
import type { Texts } from './use-texts.ts'

/**
 * Loads a language's texts and makes the page speak it.
 * @param change of which the page has heard: what is loaded is no older.
 */
export async function loadTexts(language: Language, change?: number): Promise<Texts> {
  // Of what a change has made, the version is not known.
  const version = change === undefined ? languageOf(language)?.texts : undefined
  const asked = {
    lang: language,
    ...(version && { v: version }),
    ...(change !== undefined && { at: change }),
  }
  const texts = speak(language, await call('language.getTexts', asked))
  spokenVersion = version
  return texts
}

/**
 * Loads a language's texts again where they are no longer those that the page speaks: whoever was not
 * connected has heard of no change. @returns undefined where they are.
 */
export async function loadMissedTexts(language: Language): Promise<Texts | undefined> {
  await loadLanguages()
  const current = languageOf(language)?.texts
  return current === undefined || current === spokenVersion ? undefined : loadTexts(language)
}

/** The version of what the page speaks, where that is known. */
let spokenVersion: string | undefined

/** What the page speaks at first: what it was given, where that is in the language, or all texts of it. */
export async function loadFirstTexts(language: Language): Promise<Texts> {
  // As the server wrote the page, so are the words in it.
  const isGiven = document.documentElement.lang === language
  return given.Words && isGiven ? speak(language, given.Words) : loadTexts(language)
}

let spoken: Texts | undefined
let words: Readonly<Record<string, string>> = {}

/** What the page says, by label. */
export const spokenWords = (): Readonly<Record<string, string>> => words

/** What the page speaks; undefined before it has begun to. */
export const spokenTexts = (): Texts | undefined => spoken

function speak(language: Language, texts: Readonly<Record<string, string>>): Texts {
  const root = document.documentElement
  const dir = languageOf(language)?.dir ?? 'ltr'
  // Even the same one again would have the styles of the whole page worked out anew.
  if (root.lang !== language) root.lang = language
  if ((root.dir || 'ltr') !== dir) root.dir = dir
  keep('language', language)
  words = texts
  return (spoken = { language, t: makeTranslator(texts, language) })
}

/** The language of the last visit; Greek until somebody chooses (spec §1). */
export const rememberedLanguage = (): Language => languageOf(kept('language'))?.code ?? 'el'
