import { lineColumn } from '@telemachos/rules/json-fault'

/** What is wrong with a text, and where in it. */
export interface CodeProblem {
  /** An error keeps the text from being read; a warning only says what is probably not meant. */
  readonly severity: 'error' | 'warning'
  readonly from: number
  readonly to: number
  /** The whole sentence, with line:column (spec §8). */
  readonly words: string
}

/** A mistake that somebody else has found: the server, or what runs the code. */
export interface CodeMistake {
  readonly message: string
  /** Both from 1; null where it is about the whole text. */
  readonly line: number | null
  readonly column: number | null
}

/** The mistake as a problem of the text in which it is. */
export function problemOf(text: string, mistake: CodeMistake): CodeProblem {
  const { message, line, column } = mistake
  return {
    severity: 'error',
    ...rangeOf(text, mistake),
    words: line === null ? message : `${line}:${column ?? 1} ${message}`,
  }
}

/**
 * Where a mistake is in a text, with the word that begins there.
 * ```ts
 * rangeOf('select 1\nfrom peple', { line: 2, column: 6 }) // => { from: 14, to: 19 }
 * ```
 */
export function rangeOf(
  text: string,
  { line, column }: Pick<CodeMistake, 'line' | 'column'>,
): { readonly from: number; readonly to: number } {
  if (line === null) return { from: 0, to: text.length }
  const lines = text.split('\n')
  const number = Math.min(line, lines.length)
  const before = lines.slice(0, number - 1).reduce((sum, one) => sum + one.length + 1, 0)
  const length = lines[number - 1]?.length ?? 0
  const from = before + Math.min((column ?? 1) - 1, length)
  const word = /^[\p{L}\p{N}_.]+/u.exec(text.slice(from))?.[0].length ?? 1
  return { from, to: Math.min(from + word, text.length) }
}

/** A problem at one position of a text, said with its line:column. */
export function problemAt(text: string, from: number, say: (place: Place) => string): CodeProblem {
  const [line = '', column = ''] = lineColumn(text, from).split(':')
  const to = Math.min(from + 1, text.length)
  return { severity: 'error', from, to, words: say({ line, column }) }
}

type Place = Readonly<Record<'line' | 'column', string>>
