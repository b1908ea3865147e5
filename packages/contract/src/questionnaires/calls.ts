import { defineCalls } from '../core/define-call.ts'
import { adminCalls } from './admin-calls.ts'
import { attemptCalls } from './attempt-calls.ts'
import { editorCalls } from './editor-calls.ts'
import { fileCalls } from './files-calls.ts'
import { interchangeCalls } from './interchange-calls.ts'
import { reportCalls } from './report-calls.ts'
import { resultsCalls } from './results-calls.ts'

/** Questionnaires: written, answered, exchanged and evaluated. */
export const questionnairesCalls = defineCalls('questionnaires', {
  ...attemptCalls,
  ...adminCalls,
  ...editorCalls,
  ...fileCalls,
  ...interchangeCalls,
  ...resultsCalls,
  ...reportCalls,
})
