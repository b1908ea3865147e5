import { defineCalls } from '../core/define-call.ts'
import { exportCalls } from './export-calls.ts'
import { formCalls } from './form-calls.ts'
import { indicatorCalls } from './indicator-calls.ts'

/** The entry and exit forms of people whose participation is publicly funded (spec §2.3, §3). */
export const microdataCalls = defineCalls('microdata', {
  ...formCalls,
  ...exportCalls,
  ...indicatorCalls,
})
