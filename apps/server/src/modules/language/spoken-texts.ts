import type { Language } from '@telemachos/contract/core/define-texts'
import { labelMatcher } from '@telemachos/contract/core/named-texts'
import { isSignedOutText } from '@telemachos/contract/core/signed-out-texts'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Db } from '../../kernel/database/database.ts'
import { refuseField } from '../../kernel/errors.ts'
import { JsonText, type Packed } from '../../kernel/json-text.ts'
import { isPageText, isSpoken, languageTitles, speak, wordsIn } from '../../kernel/texts.ts'
import { readChange, readTranslations, type TextRow } from './language-store.ts'

/** A language's texts as they are answered: written once, and compressed once. */
interface Answer {
  readonly text: string
  readonly version: string
  /** So many times it has been given. */
  given: number
  packed: Packed
}

/** What is given so often is worth a second of computing, which makes it a quarter smaller. */
const OFTEN = 100

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** The change as of which this process speaks; before the first look, that of the product alone. */
let change = -1
/** Of whole languages, and of their parts, by language and part. */
let answers = new Map<string, Answer>()
/** Of every text in every language. */
let everything: Answer | undefined
/** Which texts translators have written, and how: by language and label. */
let types: ReadonlyMap<string, TextRow['type']> = new Map()

/** Which labels belong to the parts that may be asked for. */
const parts = new Map<string, (label: string) => boolean>()

/**
 * Lets a part of the texts be asked for by itself.
 * @param named its labels and areas, as `namedTexts` gives them.
 * @returns what it is asked for by: another one where other texts are named.
 */
export function offerTextPart(named: readonly string[]): string {
  const names = [...new Set(named)].toSorted()
  const part = shortHash(JSON.stringify(names))
  if (!parts.has(part)) parts.set(part, labelMatcher(names))
  return part
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** Reads what translators have written, where this process does not know it yet. */
export async function refreshTexts(db: Db): Promise<void> {
  // Before the texts: what is written meanwhile is read again.
  const current = await readChange(db)
  if (current === change) return
  const { languages, texts } = await readTranslations(db)
  const byLanguage = Map.groupBy(texts, ({ language }) => language)
  speak({
    titles: Object.fromEntries(languages.map(({ code, title }) => [code, title])),
    texts: new Map(
      [...byLanguage].map(([language, rows]) => [
        language,
        Object.fromEntries(rows.map(({ label, text }) => [label, text])),
      ]),
    ),
  })
  types = new Map(texts.map(({ language, label, type }) => [`${language} ${label}`, type]))
  change = current
  answers = new Map()
  everything = undefined
}

function answerIn(language: Language, part = ''): Answer {
  const key = `${language} ${part}`
  const known = answers.get(key)
  if (known) return known
  const all = pageWordsIn(language)
  const belongs = parts.get(part)
  const words = belongs
    ? Object.fromEntries(Object.entries(all).filter(([label]) => belongs(label)))
    : all
  const answer = answerOf(JSON.stringify(words))
  answers.set(key, answer)
  return answer
}

/** One after the other: the threads that compress read files, too, and those wait for seconds otherwise. */
let compressing: Promise<void> = Promise.resolve()

const answerOf = (text: string): Answer => ({
  text,
  version: shortHash(text),
  given: 0,
  packed: {},
})

/** Gives an answer; until it is packed, it is compressed in passing. */
function give(answer: Answer, isForever = false): JsonText {
  answer.given += 1
  if (answer.given === OFTEN) pack(answer)
  return new JsonText(answer.text, { isForever, packed: answer.packed })
}

function pack(answer: Answer): void {
  const made = change
  for (const encoding of ['gzip', 'br'] as const) {
    compressing = compressing.then(async () => {
      // What has changed meanwhile nobody loads any more.
      if (made !== change) return
      const bytes = await compress[encoding](answer.text).catch(() => undefined)
      if (bytes) answer.packed = { ...answer.packed, [encoding]: bytes }
    })
  }
}

/**
 * Every text in every language, a row each; what nobody has written is permanent (type File).
 * It is written once until a text changes: 15,000 rows in three languages.
 */
export async function everyText(db: Db): Promise<JsonText> {
  await refreshTexts(db)
  everything ??= answerOf(
    JSON.stringify(
      Object.keys(languageTitles()).flatMap((language) =>
        Object.entries(wordsIn(language)).map(([label, text]) => ({
          label,
          language: nameOf(language),
          text,
          type: types.get(`${language} ${label}`) ?? 'File',
        })),
      ),
    ),
  )
  return give(everything)
}

/** The texts that pages show in a language, by label. */
export const pageWordsIn = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(wordsIn(language)).filter(([label]) => isPageText(label)))

/** Names the texts of a language as they are: another one when any of them has changed. */
export const textsVersion = (language: Language): string => answerIn(language).version

/** The texts of a language that are needed to sign in, by label. */
export const signedOutTextsIn = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(wordsIn(language)).filter(([label]) => isSignedOutText(label)))

/**
 * The texts of a language, by label, as they are answered.
 * @param name `el-GR` or `el`; the region is not looked at.
 * @param asked the version that the asker believes they are, which they may then keep for ever; the change
 *   of which they have heard, which another process may have made; the part that is wanted, where another
 *   build than that of the asker may be gone: then it is all of them.
 * @throws invalid_input for a language without texts.
 */
export async function textsOf(
  db: Db,
  name: string,
  asked: {
    readonly v?: string | undefined
    readonly at?: number | undefined
    readonly part?: string | undefined
  },
): Promise<JsonText> {
  const language = codeOf(name)
  if ((asked.at ?? 0) > change || !isSpoken(language)) await refreshTexts(db)
  if (!isSpoken(language)) throw refuseField('lang', 'unknown_language')
  const isOffered = asked.part === undefined || parts.has(asked.part)
  return give(
    answerIn(language, isOffered ? asked.part : undefined),
    isOffered && asked.v === textsVersion(language),
  )
}

/** How each language is named in requests beside its short form. */
const FULL_NAMES: Readonly<Record<Language, string>> = { el: 'el-GR', en: 'en-GB' }

/** The language as rows name it. */
export const nameOf = (language: Language): string => FULL_NAMES[language] ?? language

/** The short form of a language's name. */
export const codeOf = (name: string): Language => name.split('-')[0] ?? ''

/** A language that people may choose. */
export interface SpokenLanguage {
  readonly language: string
  readonly title: string
  readonly code: Language
  readonly dir: 'ltr' | 'rtl'
  /** The version of its texts. */
  readonly texts: string
}

/** The languages that have texts, the default first. */
export const spokenLanguages = (): SpokenLanguage[] =>
  Object.entries(languageTitles()).map(([code, title]) => ({
    language: nameOf(code),
    title,
    code,
    dir: directionOf(code),
    texts: textsVersion(code),
  }))

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'])

const directionOf = (language: Language): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
