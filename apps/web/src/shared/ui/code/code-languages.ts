import type { Completion } from '@codemirror/autocomplete'
import type { EditorState, Extension } from '@codemirror/state'
import type { Schema } from '@telemachos/rules/json-schema'
import type { Texts } from '../../i18n/use-texts.ts'
import type { CodeProblem } from './code-problems.ts'

/** The languages that can be written. */
export type CodeLanguage = 'json' | 'javascript' | 'html' | 'css' | 'sql' | 'liquid'

/** What is known of the text besides its language. */
export interface CodeContext {
  /** JSON Schema of a JSON text: names and values are offered from it, others are told. */
  readonly schema?: Schema | undefined
  /** Tables of SQL with their columns. */
  readonly tables?: Readonly<Record<string, readonly Completion[]>> | undefined
}

/** What a language brings to the editor. */
export interface LanguagePart {
  readonly support: (context: CodeContext) => Extension
  /** Where in what is written the cursor is, such as `Config › gdpr › MinValue`. */
  readonly pathAt?: (state: EditorState) => string
  /** What is wrong with a text; a language whose texts only the server can judge has none. */
  readonly check?: (text: string, context: CodeContext, t: Texts['t']) => readonly CodeProblem[]
}

const PARTS: { readonly [Name in CodeLanguage]: () => Promise<{ readonly part: LanguagePart }> } = {
  json: () => import('./languages/json.ts'),
  javascript: () => import('./languages/javascript.ts'),
  html: () => import('./languages/html.ts'),
  css: () => import('./languages/css.ts'),
  sql: () => import('./languages/sql.ts'),
  liquid: () => import('./languages/liquid.ts'),
}

/** Loads what a language brings: each is a file of its own. */
export const loadLanguage = async (language: CodeLanguage): Promise<LanguagePart> =>
  (await PARTS[language]()).part
