import { fallbackChain, type Language } from '@telemachos/contract/core/define-texts'
import { call } from '../api/call.ts'
import { given } from '../api/given.ts'
import { textsAreMissing } from '../api/whole-texts.ts'
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
  const all = await call('language.getTexts', asked)
  partial = undefined
  keepVersion(version)
  return speak(language, all)
}

/**
 * Loads a language's texts again where they are no longer those that the page speaks: whoever was not
 * connected has heard of no change. Where the language is gone they are those of the next one.
 * @returns undefined where there is nothing new.
 */
export async function loadMissedTexts(language: Language): Promise<Texts | undefined> {
  await loadLanguages()
  const next = fallbackChain(language).map(languageOf).find(Boolean)
  if (!next?.texts || (next.code === language && next.texts === spokenVersion)) return undefined
  return loadTexts(next.code)
}

/** The version of what the page speaks, where that is known. */
let spokenVersion: string | undefined

/**
 * What the page speaks at first: what it was given, where that is in the language; or what its address
 * begins with, until {@link expectWholeTexts}; or all texts of it.
 */
export async function loadFirstTexts(language: Language): Promise<Texts> {
  // As the server wrote the page, so are the words in it.
  if (document.documentElement.lang !== language) return loadTexts(language)
  if (given.Words) return speak(language, given.Words)
  const part = given.TextPart
  const version = languageOf(language)?.texts
  if (part === undefined || !version) return loadTexts(language)
  const own: Record<string, string> = {
    ...(await call('language.getTexts', { lang: language, v: version, part })),
  }
  partial = { language, version, own, heard: {}, hasMissed: false }
  return speak(language, own, onMissing)
}

/** What the page has of its texts, while that is not all. */
let partial:
  | {
      readonly language: Language
      readonly version: string
      readonly own: Record<string, string>
      /** What has changed since: what is on its way may be older. */
      readonly heard: Record<string, string>
      hasMissed: boolean
    }
  | undefined

let onLate: (texts: Texts) => void = () => {}

/** Says one text of the language that the page speaks otherwise from now on, as an event has it. */
export function hearText(language: Language, label: string, text: string): Texts {
  const change = { [label]: text }
  spokenVersion = undefined
  if (!partial) return speak(language, { ...words, ...change })
  Object.assign(partial.heard, change)
  return speak(language, Object.assign(partial.own, change), onMissing)
}

/** It is seen by developers and tests; whoever sees the page sees the text a moment later. */
function onMissing(key: string): string {
  if (!partial) return key
  partial.hasMissed = true
  // oxlint-disable-next-line no-console -- That is where.
  console.error(`The text ${key} is not among those that the page begins with`)
  return ''
}

/** From now on whatever is loaded waits for the texts that the first page does not show. */
export function expectWholeTexts(): void {
  if (partial) textsAreMissing(complete)
}

/** Hears of the texts where one of them was wanted before it was there, until the answered function is called. */
export function hearLateTexts(listener: (texts: Texts) => void): () => void {
  onLate = listener
  return () => (onLate = () => {})
}

/** Loads the rest, and says it with what the page speaks already: nothing has to be drawn again. */
async function complete(): Promise<void> {
  if (!partial) return
  const { language, version, own } = partial
  // Whoever changes the person, and is refused, waits for the words of that.
  const all = await call('language.getTexts', { lang: language, v: version }, { forAnybody: true })
  // Another language may have been chosen meanwhile.
  if (partial?.own !== own) return
  const { hasMissed, heard } = partial
  Object.assign(own, all, heard)
  partial = undefined
  keepVersion(version)
  if (hasMissed) onLate(speak(language, own))
}

/** Which texts this browser has: the next page may begin with all of them. */
function keepVersion(version: string | undefined): void {
  spokenVersion = version
  if (version) keep('texts', version)
}

let spoken: Texts | undefined
let words: Readonly<Record<string, string>> = {}

/** What the page says, by label. */
export const spokenWords = (): Readonly<Record<string, string>> => words

/** What the page speaks; undefined before it has begun to. */
export const spokenTexts = (): Texts | undefined => spoken

function speak(
  language: Language,
  texts: Readonly<Record<string, string>>,
  whenMissing?: (key: string) => string,
): Texts {
  const root = document.documentElement
  const dir = languageOf(language)?.dir ?? 'ltr'
  // Even the same one again would have the styles of the whole page worked out anew.
  if (root.lang !== language) root.lang = language
  if ((root.dir || 'ltr') !== dir) root.dir = dir
  keep('language', language)
  words = texts
  return (spoken = { language, t: makeTranslator(texts, language, whenMissing) })
}

/** The language of the last visit; Greek until somebody chooses (spec §1). */
export const rememberedLanguage = (): Language => languageOf(kept('language'))?.code ?? 'el'
