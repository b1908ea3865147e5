import { defineCalls } from '../core/define-call.ts'
import { editorCalls } from './editor-calls.ts'
import { queryCalls } from './query-calls.ts'
import { reportCalls } from './report-calls.ts'
import { reportFileCalls } from './report-file-calls.ts'
import { scheduleCalls } from './schedule-calls.ts'

/** Queries and reports. */
export const reportsCalls = defineCalls('reports', {
  ...queryCalls,
  ...editorCalls,
  ...reportCalls,
  ...reportFileCalls,
  ...scheduleCalls,
})
