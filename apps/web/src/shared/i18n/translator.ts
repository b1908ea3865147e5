export type TextValues = Readonly<Record<string, string | number>>

export type Translate = (key: string, values?: TextValues) => string

/**
 * Makes the function that gives a key's text. `{name}` is replaced by the value of that name; where
 * a `count` is given, `key_one` or `key_other` is taken, as Greek and English both have it. A key
 * without text stands for itself, so that it is seen.
 */
export function makeTranslator(texts: Readonly<Record<string, string>>): Translate {
  return (key, values = {}) => {
    const form = values['count'] === 1 ? texts[`${key}_one`] : undefined
    const text = form ?? texts[`${key}_other`] ?? texts[key] ?? key
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}
