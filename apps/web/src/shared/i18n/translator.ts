import { isMirrored } from './direction.ts'

export type TextValues = Readonly<Record<string, string | number>>

export type Translate = (key: string, values?: TextValues) => string

/**
 * Makes the function that gives a key's text. `{name}` is replaced by the value of that name; where
 * a `count` is given, the text of its plural form in the language is taken: `key_one`, `key_few`,
 * `key_other`. A key without text stands for itself, so that it is seen, or for what `onMissing` answers.
 */
export function makeTranslator(
  texts: Readonly<Record<string, string>>,
  language = 'el',
  onMissing = (key: string): string => key,
): Translate {
  const formOf = pluralForms(language)
  return (key, values = {}) => {
    const { count } = values
    const form = typeof count === 'number' ? texts[`${key}_${formOf(count)}`] : undefined
    const text = form ?? texts[`${key}_other`] ?? texts[key] ?? onMissing(key)
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => isolated(values[name] ?? whole))
  }
}

/** A value within a sentence from right to left: its own letters keep their order, and its points their end. */
const isolated = (value: string | number): string =>
  isMirrored() && /[a-z\u0370-\u03ff]/i.test(`${value}`) ? `\u2068${value}\u2069` : `${value}`

/** Greek and English have two forms; the rules of any other language are the platform's, made when needed. */
function pluralForms(language: string): (count: number) => string {
  if (language === 'el' || language === 'en') return (count) => (count === 1 ? 'one' : 'other')
  const rules = new Intl.PluralRules(language)
  return (count) => rules.select(count)
}
