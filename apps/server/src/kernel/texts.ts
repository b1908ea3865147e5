import { texts } from '@telemachos/contract/texts'
import type { Language, Text } from '@telemachos/contract/core/define-texts'

const table: Readonly<Record<string, Text | undefined>> = texts

/** The text of a key in a language; of `fallback` where the key has none. */
export function translate(language: Language, key: string, fallback = 'error.internal'): string {
  return (table[key] ?? table[fallback])?.[language] ?? key
}

/** Whether there is a text of that key. */
export function hasText(key: string): boolean {
  return Object.hasOwn(table, key)
}

/** The same with `{name}` replaced by its value; where a `count` is given, by the text for one or for several. */
export function translateWith(
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = Object.hasOwn(values, 'count') && (values['count'] === 1 ? '_one' : '_other')
  const said = translate(language, `${key}${form || ''}`, key)
  return said.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
