import { LANGUAGES, type Language } from '@telemachos/contract/core/define-texts'
import { isSignedOutText } from '@telemachos/contract/core/signed-out-texts'
import { texts } from '@telemachos/contract/texts'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { JsonText } from '../../kernel/json-text.ts'
import { refuseField } from '../../kernel/errors.ts'

/** How each language is named in requests beside its short form, and what it calls itself. */
const NAMES: Record<Language, { full: string; title: string }> = {
  el: { full: 'el-GR', title: 'Ελληνικά' },
  en: { full: 'en-GB', title: 'English' },
}

/** Of each language, by label: part of the product, they do not change while it runs. */
const inLanguages = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(Object.entries(texts).map(([label, text]) => [label, text[language]])),
  ]),
) as Record<Language, Record<string, string>>

/** Written once. */
const written = new Map(
  LANGUAGES.map((language) => [language, JSON.stringify(inLanguages[language])]),
)

const compress = promisify(brotliCompress)

/**
 * Compressed once, beginning at the first wish, which does not wait for it: what everybody loads is a
 * quarter smaller than in passing.
 */
const packed = new Map<Language, Buffer | undefined>()

function packedIn(language: Language, text: string): Buffer | undefined {
  if (!packed.has(language)) {
    packed.set(language, undefined)
    // Without it, texts go on being compressed in passing.
    compress(text).then(
      (bytes) => packed.set(language, bytes),
      () => packed.delete(language),
    )
  }
  return packed.get(language)
}

/** Names the texts as they are: another one when any of them has changed. */
export const TEXTS_VERSION = createHash('sha256')
  .update([...written.values()].join(''))
  .digest('base64url')
  .slice(0, 12)

/** The texts of a language, by label. */
export const textsIn = (language: Language): Readonly<Record<string, string>> =>
  inLanguages[language]

const atDoor = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(inLanguages[language]).filter(([label]) => isSignedOutText(label)),
    ),
  ]),
) as Record<Language, Record<string, string>>

/** The texts of a language that are needed to sign in, by label. */
export const signedOutTextsIn = (language: Language): Readonly<Record<string, string>> =>
  atDoor[language]

/**
 * The texts of a language, by label, as they are answered.
 * @param name `el-GR` or `el`; the region is not looked at.
 * @param version what the asker believes they are; if so, they may be kept for ever.
 * @throws invalid_input for a language without texts.
 */
export function textsOf(name: string, version?: string): JsonText {
  const found = LANGUAGES.find((language) => name.split('-')[0] === language)
  const text = found && written.get(found)
  if (!text) throw refuseField('lang', 'unknown_language')
  const brotli = packedIn(found, text)
  return new JsonText(text, { isForever: version === TEXTS_VERSION, ...(brotli && { brotli }) })
}

interface TextRow {
  label: string
  language: string
  text: string
  type: 'File'
}

/** Every text in every language; those of the product are permanent (type File). */
export function listTexts(): TextRow[] {
  return Object.entries(texts).flatMap(([label, text]) =>
    LANGUAGES.map((language) => ({
      label,
      language: NAMES[language].full,
      text: text[language],
      type: 'File' as const,
    })),
  )
}

/** The languages that have texts, the default first. */
export function listLanguages(): { language: string; title: string }[] {
  return LANGUAGES.map((language) => ({
    language: NAMES[language].full,
    title: NAMES[language].title,
  }))
}
