import { FUNCTIONS } from '@telemachos/rules/expressions/functions'
import { parseExpression, unknownNames } from '@telemachos/rules/expressions/parse-expression'
import { literalsOf } from '@telemachos/rules/expressions/rename-names'
import { wordAt } from '@telemachos/rules/expressions/word-at'
import { fold } from '@telemachos/rules/greek-text'
import type { Texts } from '#shared'
import type { Suggestion, Suggestions } from '#ui'

/** A question that an expression may read. */
export interface ReadableQuestion {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** What else an expression may read, by where it stands. */
export type Root = 'value' | 'option'

/** What an expression of a question may read. */
export interface Readable {
  readonly questions: readonly ReadableQuestion[]
  readonly roots: readonly Root[]
}

const MOST = 50
/** A comparison with one of a question's options, as far as it is written. */
const COMPARED = /application\.([\p{L}\p{N}_]+)\s*[!=]==?\s*(['"])([^'"]*)$/u

/** What an expression may go on with: questions, the values of their options, and functions. */
export function suggestions({ questions, roots }: Readable, t: Texts['t']) {
  const names = questions.map(({ name, label }) => ({ text: name, hint: label }))
  const all: Suggestion[] = [
    ...names.map(({ text, hint }) => ({ text: `application.${text}`, hint })),
    ...[...roots, 'now' as const].map((text) => ({
      text,
      hint: t(`projects.application.word.${text}`),
    })),
    ...[...FUNCTIONS.keys(), 'iif'].map((name) => ({
      text: `${name}(`,
      hint: t('projects.application.word.function'),
    })),
  ]
  return (source: string, caret: number): Suggestions | undefined => {
    const [, compared, , typedValue = ''] = COMPARED.exec(source.slice(0, caret)) ?? []
    if (compared !== undefined) {
      const options = questions.find(({ name }) => name === compared)?.options ?? []
      const list = options.map(({ value, label }) => ({ text: value, hint: label }))
      const from = caret - typedValue.length
      return { from, to: caret, isBegun: true, list: fitting(list, typedValue) }
    }
    const word = wordAt(source, caret)
    if (!word || word.isKey) return undefined
    const { of, typed, from, to } = word
    if (of !== undefined && of !== 'application') return undefined
    const list = fitting(of === undefined ? all : names, typed)
    return { from, to, isBegun: typed !== '' || of !== undefined, list }
  }
}

function fitting(all: readonly Suggestion[], typed: string): Suggestion[] {
  const wanted = fold(typed)
  const list = all.filter(
    ({ text, hint = '' }) =>
      fold(text).includes(wanted) || (wanted.length > 1 && fold(hint).includes(wanted)),
  )
  // What is written already needs no list.
  return list.length === 1 && list[0]?.text === typed ? [] : list.slice(0, MOST)
}

const READ = /\bapplication\s*\.\s*([\p{L}_][\p{L}\p{N}_]*)/gu

/** What is wrong with an expression, in words; nothing where it can be read. */
export function expressionProblem(
  source: string,
  { questions, roots }: Readable,
  t: Texts['t'],
): string | undefined {
  if (source.trim() === '') return undefined
  const parsed = parseExpression(source)
  if (!parsed.ok) {
    return t('projects.application.problem.syntax', { column: parsed.error.column - 1 })
  }
  const known = ['application', 'now', ...roots]
  const [unknown] = unknownNames(parsed.ast, known)
  if (unknown !== undefined) {
    return t('projects.application.problem.unknown', { name: unknown, names: known.join(', ') })
  }
  // What stands in a text reads nothing.
  const bare = literalsOf(source).reduce((rest, { text }) => rest.replace(text, "''"), source)
  const names = new Set(questions.map(({ name }) => name))
  const absent = [...bare.matchAll(READ)].find(([, name = '']) => !names.has(name))
  return absent && t('projects.application.problem.question', { name: absent[1] ?? '' })
}
