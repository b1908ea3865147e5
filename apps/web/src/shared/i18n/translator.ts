import type { Language } from '@telemachos/contract/core/define-texts'

export type TextValues = Readonly<Record<string, string | number>>

export type Translate = (key: string, values?: TextValues) => string

/**
 * Makes the function that gives a key's text. `{name}` is replaced by the value of that name; where
 * a `count` is given, `key_one` or `key_other` is taken as the language's plural rules say. A key
 * without text stands for itself, so that it is seen.
 */
export function makeTranslator(
  language: Language,
  texts: Readonly<Record<string, string>>,
): Translate {
  const plural = new Intl.PluralRules(language)
  return (key, values = {}) => {
    const count = values['count']
    const form = typeof count === 'number' ? texts[`${key}_${plural.select(count)}`] : undefined
    const text = form ?? texts[`${key}_other`] ?? texts[key] ?? key
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}
