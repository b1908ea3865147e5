import { filledInProblems } from './filled-in.ts'
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
 * authorTextProblems({ el: '', en: 'On {{ day }}', most: 20 }, 'Le')[0].names // => ['{{ day }}']
 * authorTextProblems({ el: '', en: 'Goals', most: 20 }, 'Buts <img src="')[0].names // => ['<']
 * ```
 */
export function authorTextProblems({ el, en, most }: AuthoredText, text: string): TextProblem[] {
  const model = en.trim() === '' ? el : en
  const hasLook = isFormatted(model) || isFormatted(text)
  // Before anything is compared: what is too long is not read any further.
  if ((hasLook ? plainText(text) : text).length > most) {
    return [{ rule: 'text_too_long', names: [] }]
  }
  return hasLook ? [] : plainProblems(model, text, most)
}

const OPEN_TAG = /<(?=[a-zA-Z/!?])(?![^<>]*>)/g

/** What begins a tag, or something that is filled in, and does not end it: it would go on in what follows. */
function openIn(text: string): string[] {
  const rest = text.slice(Math.max(text.lastIndexOf('}}'), text.lastIndexOf('%}'), 0))
  return [...(text.match(OPEN_TAG) ?? []), ...(rest.match(/\{[{%]/g) ?? [])]
}

/** What a translation opens so that its model does not. */
function openedIn(model: string, text: string): string[] {
  const before = openIn(model)
  return openIn(text).filter((sign) => !before.includes(sign))
}

/** What is filled in is named to the letter, where textProblems names its kind alone. */
function plainProblems(model: string, text: string, most: number): TextProblem[] {
  const problems = textProblems(model, text, { most })
  const marks = problems
    .flatMap(({ rule, names }) => (rule === 'text_markup' ? names : []))
    .filter((name) => !/^\{[{%]/.test(name))
  const names = [...new Set([...marks, ...filledInProblems(model, text), ...openedIn(model, text)])]
  const others = problems.filter(({ rule }) => rule !== 'text_markup')
  return names.length === 0 ? others : [...others, { rule: 'text_markup', names }]
}
