import { plainText } from './rich-text/plain-text.ts'
import { isFormatted } from './rich-text/rich-text.ts'
import { textProblems, type TextProblem } from './text-problems.ts'

/** What authors wrote in the languages of the product. */
export interface AuthoredText {
  readonly el: string
  readonly en: string
  /** The most characters that are read of a translation. */
  readonly most: number
}

/**
 * What of the translation of a text of authors would break where it is shown. It stands for the English or,
 * without it, for the Greek. What has a look is no text with marks in it, and is cleaned instead.
 * ```ts
 * authorTextProblems({ el: 'Στόχοι', en: '', most: 4 }, 'Goals') // => [{ rule: 'text_too_long', names: [] }]
 * authorTextProblems({ el: '', en: 'Goals', most: 20 }, '<b>Buts</b>')[0].rule // => 'text_markup'
 * authorTextProblems({ el: '', en: '{{ age }}', most: 20 }, '{{ iban }}')[0].rule // => 'text_markup'
 * ```
 */
export function authorTextProblems({ el, en, most }: AuthoredText, text: string): TextProblem[] {
  const model = en.trim() === '' ? el : en
  if (!isFormatted(model) && !isFormatted(text)) return plainProblems(model, text, most)
  return plainText(text).length > most ? [{ rule: 'text_too_long', names: [] }] : []
}

/**
 * What a questionnaire calculates within a text, and what a mail is filled in with, stays to the letter: another
 * name there would tell readers what its authors do not.
 */
const FILLED_IN = /\{\{.*?\}\}|\{%.*?%\}/gs

function plainProblems(model: string, text: string, most: number): TextProblem[] {
  const problems = textProblems(model, text, { most })
  const [before, after] = [model, text].map((one) => (one.match(FILLED_IN) ?? []).toSorted())
  const changed = after?.filter((sign) => !before?.includes(sign)) ?? []
  if (changed.length === 0 || problems.some(({ rule }) => rule === 'text_markup')) return problems
  return [...problems, { rule: 'text_markup', names: [...new Set(changed)] }]
}
