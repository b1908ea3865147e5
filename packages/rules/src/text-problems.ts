/** What is wrong with the translation of a text: the same while it is typed and when it is saved. */

/** A rule that a translation breaks, and what it is about, such as the placeholder that is missing. */
export interface TextProblem {
  readonly rule:
    | 'placeholder_missing'
    | 'placeholder_unknown'
    | 'text_spaces'
    | 'text_markup'
    | 'text_too_long'
  /** The names of what is missing or too much. */
  readonly names: readonly string[]
}

/** The most characters of a text. */
const MAX_TEXT = 8_000

/** So much longer than its model a text may be before it is said that it may not fit. */
const LONG = 1.6
const SHORT_TEXT = 12

const PLACEHOLDER = /(?<!\{)\{(\w+)\}(?!\})/g
const MARKUP = /\{\{.*?\}\}|\{%.*?%\}|<\/?[a-zA-Z][^<>]*>|`[^`]*`|\]\([^)]*\)/gs

/** Plural forms that name one number: they may say it in a word. */
const ONE_NUMBER: ReadonlySet<string> = new Set(['zero', 'one', 'two'])

const found = (pattern: RegExp, text: string, group: number): string[] =>
  [...text.matchAll(pattern)].map((match) => match[group] ?? '')

/** What of `wanted` is not in `given`, counted. */
function without(wanted: readonly string[], given: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const one of given) left.set(one, (left.get(one) ?? 0) + 1)
  return wanted.filter((one) => {
    const count = left.get(one) ?? 0
    if (count > 0) left.set(one, count - 1)
    return count === 0
  })
}

/**
 * What of a translation would break where it is shown.
 * ```ts
 * textProblems('{count} γραμμές', 'rows')[0].names // => ['count']
 * textProblems('Αποθήκευση', 'Save').length // => 0
 * ```
 * @param model the text that is translated.
 * @param form the plural form that the translation is for.
 * @param most the most characters of it.
 */
export function textProblems(
  model: string,
  text: string,
  { form, most = MAX_TEXT }: { readonly form?: string | undefined; readonly most?: number } = {},
): TextProblem[] {
  const problems: TextProblem[] = []
  const add = (rule: TextProblem['rule'], names: readonly string[] = []): void =>
    void problems.push({ rule, names })
  const wanted = new Set(found(PLACEHOLDER, model, 1))
  const given = new Set(found(PLACEHOLDER, text, 1))
  const isOne = form !== undefined && ONE_NUMBER.has(form)
  const missing = [...wanted].filter((name) => !given.has(name) && !(isOne && name === 'count'))
  if (missing.length > 0) add('placeholder_missing', missing)
  const unknown = [...given].filter(
    (name) => !wanted.has(name) && !(form !== undefined && name === 'count'),
  )
  if (unknown.length > 0) add('placeholder_unknown', unknown)
  if (edges(model) !== edges(text)) add('text_spaces')
  const [before, after] = [markupOf(model), markupOf(text)]
  const differing = [...without(before, after), ...without(after, before)]
  if (differing.length > 0) add('text_markup', [...new Set(differing)])
  if (text.length > most) add('text_too_long')
  return problems
}

/** Tags, links and commands of mails; what a command names may be another thing of the same person. */
const markupOf = (text: string): string[] =>
  found(MARKUP, text, 0).map((sign) =>
    sign.replace(/^\{\{.*/s, '{{ }}').replace(/^\{%-?\s*(\w+).*/s, '{% $1 %}'),
  )

/** The spaces at both ends of a text. */
const edges = (text: string): string => `${/^\s*/.exec(text)?.[0]}|${/\s*$/.exec(text)?.[0]}`

/**
 * Whether a translation is so much longer than its model that it may not fit where that does.
 * ```ts
 * isLongBeside('Save', 'Αποθηκεύστε όλες τις αλλαγές') // => true
 * ```
 */
export const isLongBeside = (model: string, text: string): boolean =>
  text.length > SHORT_TEXT && text.length > model.length * LONG
