import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'

/** How long a text may take to parse, in milliseconds; what is left of it then is not checked. */
const PARSE_MS = 200

/**
 * Where a text of a language cannot be parsed, by the marks that its own parser sets.
 * @param also - names of nodes that are no error to the parser, and one to us.
 */
export function treeFaults(text: string, language: Extension, also: readonly string[] = []) {
  const state = EditorState.create({ doc: text, extensions: language })
  const faults = new Set<number>()
  ensureSyntaxTree(state, text.length, PARSE_MS)?.iterate({
    enter: ({ type, from }) => {
      if (type.isError || also.includes(type.name)) faults.add(from)
    },
  })
  return [...faults]
}
