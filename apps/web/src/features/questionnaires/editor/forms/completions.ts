import { fold } from '@telemachos/rules/greek-text'

/** What an expression can read, and what it asks. */
export interface Name {
  readonly model: string
  readonly text: string
}

interface Completions {
  /** Where the name that is being written begins. */
  readonly start: number
  readonly list: readonly Name[]
}

const MOST = 8

/** The names that fit what stands before the caret: by their beginning first, then by what they ask. */
export function completions(source: string, caret: number, names: readonly Name[]): Completions {
  const [word = ''] = /[\p{L}_][\p{L}\p{N}_]*$/u.exec(source.slice(0, caret)) ?? []
  const wanted = fold(word)
  const begins = names.filter(({ model }) => fold(model).startsWith(wanted))
  const asks = names.filter(
    (name) => !begins.includes(name) && wanted.length > 2 && fold(name.text).includes(wanted),
  )
  const list = [...begins, ...asks].filter(({ model }) => model !== word)
  return { start: caret - word.length, list: isInText(source, caret) ? [] : list.slice(0, MOST) }
}

/** Between quotes nothing is a name, and after a number nothing begins one. */
function isInText(source: string, caret: number): boolean {
  const before = source.slice(0, caret)
  const quotes = before.match(/["']/g)?.length ?? 0
  return quotes % 2 === 1 || /\d$/.test(before.replace(/[\p{L}_][\p{L}\p{N}_]*$/u, ''))
}
