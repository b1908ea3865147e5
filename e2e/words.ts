import { builtInOf, type Language } from '@telemachos/contract/core/define-texts'
import { texts } from '@telemachos/contract/texts'

type Key = keyof typeof texts
type Values = Readonly<Record<string, string | number>>

/** A text of the product in Greek, with its placeholders filled in. */
export const el = (key: Key, values?: Values): string => fill('el', key, values)

/** The same in English. */
export const en = (key: Key, values?: Values): string => fill('en', key, values)

function fill(language: Language, key: Key, values: Values = {}): string {
  return texts[key][builtInOf(language)].replace(/\{(\w+)\}/g, (_whole, name: string) => {
    if (values[name] === undefined) throw new Error(`${key} needs ${name}`)
    return String(values[name])
  })
}
