import { defineCalls } from '../core/define-call.ts'
import { editorCalls } from './editor-calls.ts'
import { queryCalls } from './query-calls.ts'

/** Queries and reports. */
export const reportsCalls = defineCalls('reports', { ...queryCalls, ...editorCalls })
