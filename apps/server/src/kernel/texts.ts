import {
  fallbackChain,
  LANGUAGES,
  type Language,
  type Text,
} from '@telemachos/contract/core/define-texts'
import { permanentWords } from '@telemachos/contract/core/permanent-words'
import { texts } from '@telemachos/contract/texts'

type Words = Readonly<Record<string, string>>

/** What translators have written, beside what is part of the product. */
export interface Translations {
  /** What each language that they have added calls itself. */
  readonly titles: Readonly<Record<Language, string>>
  /** By language and label. */
  readonly texts: ReadonlyMap<Language, Words>
}

/** What the languages of the product call themselves. */
const OWN_TITLES: Readonly<Record<Language, string>> = { el: 'Ελληνικά', en: 'English' }

const NOTHING: Translations = { titles: {}, texts: new Map() }

const declared: Record<string, Text> = { ...texts }

/** Every label of the product. */
export const allLabels = (): readonly string[] => Object.keys(declared)

/** Whether a text is one that pages show, and not the server alone. */
export const isPageText = (label: string): boolean => !Object.hasOwn(ofServer, label)

const ofServer: Record<string, Text> = {}

/** Made once for each language. */
const builtIn = new Map<Language, Words>()

/** Every text as a language says it; made when it is first asked for. */
const spoken = new Map<Language, Words>()

/** What the product itself says in a language, without what it falls back to. */
export function builtInTexts(language: Language): Words {
  const known = builtIn.get(language)
  if (known) return known
  const isDeclared = LANGUAGES.some((one) => one === language)
  const words = { ...(isDeclared && declaredIn(language)), ...permanentWords.texts[language] }
  builtIn.set(language, words)
  return words
}

const declaredIn = (language: Language): Words =>
  Object.fromEntries(
    allLabels().map((label) => [label, declared[label]?.[language as keyof Text] ?? '']),
  )

let translated = NOTHING
let titles: Readonly<Record<Language, string>> = {}
speak(NOTHING)

/**
 * From now on the process speaks with what translators have written: of each label its text in the language,
 * in English, in Greek, whichever there is first; theirs before that of the product.
 */
export function speak(translations: Translations): void {
  translated = translations
  titles = { ...OWN_TITLES, ...permanentWords.languages, ...translations.titles }
  spoken.clear()
}

/** Adds texts that the server alone says, such as mails: they are translated like those of pages. */
export function declareTexts(more: Readonly<Record<string, Text>>): void {
  Object.assign(ofServer, more)
  Object.assign(declared, more)
  builtIn.clear()
  speak(translated)
}

/** What each language calls itself, the default first. */
export const languageTitles = (): Readonly<Record<Language, string>> => titles

/** Whether anybody can choose the language. */
export const isSpoken = (language: Language): boolean => Object.hasOwn(titles, language)

/** The language itself, or English where it has been deleted meanwhile. */
export const spokenOf = (language: Language): Language => (isSpoken(language) ? language : 'en')

/** Every text as a language says it. */
export function wordsIn(language: Language): Words {
  const known = spoken.get(spokenOf(language))
  if (known) return known
  const layers = fallbackChain(spokenOf(language))
    .toReversed()
    .flatMap((one) => [builtInTexts(one), translated.texts.get(one) ?? {}])
  const words = Object.assign({}, ...layers) as Words
  spoken.set(spokenOf(language), words)
  return words
}

/** The text of a key in a language; of `fallback` where the key has none. */
export function translate(language: Language, key: string, fallback = 'error.internal'): string {
  const words = wordsIn(language)
  return words[key] ?? words[fallback] ?? key
}

/** Whether there is a text of that key. */
export function hasText(key: string): boolean {
  return Object.hasOwn(declared, key)
}

/** The same with `{name}` replaced by its value; where a `count` is given, by the text of its plural form. */
export function translateWith(
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const count = Object.hasOwn(values, 'count') ? Number(values['count']) : undefined
  const said = translate(language, formOf(language, key, count), key)
  return said.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** The label of a key's plural form; where the language has no text of it, that of the general one. */
function formOf(language: Language, key: string, count: number | undefined): string {
  if (count === undefined) return key
  const label = `${key}_${new Intl.PluralRules(language).select(count)}`
  return Object.hasOwn(wordsIn(language), label) ? label : `${key}_other`
}
