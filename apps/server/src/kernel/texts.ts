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
