/** What is known of code that is written; the editors themselves are loaded where one is opened. */
export type { CodeMistake } from './code-problems.ts'
