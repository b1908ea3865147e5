import { autocompletion } from '@codemirror/autocomplete'
import { json } from '@codemirror/lang-json'
import type { LanguagePart } from '../code-languages.ts'
import { findFaults, findUnknown } from './json-problems.ts'
import { jsonWords } from './json-words.ts'
import { completeBySchema, pathAtCursor } from './schema-completion.ts'

/** JSON: where it cannot be read, which keys are there twice, and which the schema does not know. */
export const part: LanguagePart = {
  support: ({ schema }) => [
    json(),
    autocompletion(schema ? { override: [completeBySchema(schema)] } : {}),
  ],
  pathAt: (state) => pathAtCursor(state).join(' › '),
  check: (text, { schema }, t) =>
    [...findFaults(text), ...findUnknown(text, schema)].map((problem) => ({
      severity: problem.kind === 'unknown' ? 'warning' : 'error',
      from: problem.from,
      to: problem.to,
      words: jsonWords(text, problem, t),
    })),
}
