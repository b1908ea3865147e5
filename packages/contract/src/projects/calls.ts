import { defineCalls } from '../core/define-call.ts'
import { checkCalls } from './check-calls.ts'
import { lifeCalls } from './life-calls.ts'
import { logoCalls } from './logo-calls.ts'
import { makingCalls } from './making-calls.ts'
import { projectCalls } from './project-calls.ts'
import { settingsCalls } from './settings-calls.ts'

/** Projects and their settings. */
export const projectsCalls = defineCalls('projects', {
  ...projectCalls,
  ...settingsCalls,
  ...lifeCalls,
  ...checkCalls,
  ...logoCalls,
  ...makingCalls,
})
