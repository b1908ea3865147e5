import { defineCalls } from '../core/define-call.ts'
import { actionCalls } from './action-calls.ts'
import { authorCalls } from './author-calls.ts'
import { completionCalls } from './completion-calls.ts'
import { dueCalls } from './due-calls.ts'
import { dataCalls } from './data-calls.ts'
import { manageCalls } from './manage-calls.ts'
import { reminderCalls } from './reminder-calls.ts'
import { pictureCalls } from './picture-calls.ts'
import { tableCalls } from './table-calls.ts'
import { formCalls } from './form-calls.ts'
import { formResultCalls } from './form-result-calls.ts'
import { formVersionCalls } from './form-version-calls.ts'

/** Actions, their completion and their data. */
export const actionsCalls = defineCalls('actions', {
  ...actionCalls,
  ...authorCalls,
  ...completionCalls,
  ...dataCalls,
  ...tableCalls,
  ...formCalls,
  ...formResultCalls,
  ...formVersionCalls,
  ...dueCalls,
  ...reminderCalls,
  ...manageCalls,
  ...pictureCalls,
})
