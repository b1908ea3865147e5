import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import { getAt, type Json, type JsonPath } from './json-path.ts'

/** Where a text stands in the default language, and in the others: `labels` beside `label`. */
export interface TextPaths {
  readonly path: JsonPath
  /** Where it is not beside the text, under its name with an s. */
  readonly others?: JsonPath | undefined
}

/** Where a text stands in a language. */
export function pathIn(
  { path, others }: TextPaths,
  language: (typeof LANGUAGES)[number],
): JsonPath {
  if (language === LANGUAGES[0]) return path
  return [...othersOf({ path, others }), language]
}

/** Where a text stands in other languages, by their names. */
export function othersOf({ path, others }: TextPaths): JsonPath {
  return others ?? [...path.slice(0, -1), `${String(path.at(-1))}s`]
}

/** A text of settings in all languages. */
export function textsAt(value: Json | undefined, paths: TextPaths): TextByLanguage {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, String(getAt(value, pathIn(paths, language)) ?? '')]),
  )
}
