import { jsonLanguage } from '@codemirror/lang-json'

/** Where a text is no JSON: line and column, both from 1, and the place in the text. */
export interface JsonProblem {
  readonly line: number
  readonly column: number
  readonly from: number
}

/** The first place where a text cannot be read as JSON (spec §5, editors); undefined when it can. */
export function findJsonProblem(text: string): JsonProblem | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch {
    const from = firstError(text)
    const before = text.slice(0, from).split('\n')
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, from }
  }
}

/** Browsers do not agree on what they tell, so the grammar is asked; it recovers after an error. */
function firstError(text: string): number {
  let first = text.length
  jsonLanguage.parser.parse(text).iterate({
    enter: (node) => {
      if (node.type.isError && node.from < first) first = node.from
    },
  })
  const rest = /^\s*/.exec(text.slice(first))?.[0].length ?? 0
  return Math.min(first + rest, text.length)
}
