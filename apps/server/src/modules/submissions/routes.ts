import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { addTemplate } from './add-template.ts'
import { decide } from './decide.ts'
import { listWaiting } from './list-waiting.ts'
import { readWork } from './read-work.ts'
import { recordReading } from './record-reading.ts'
import { submit } from './submit.ts'
import { summarize } from './summarize.ts'
import { tick } from './tick.ts'

/** The work that actions ask by their type, and doing it. */
export const submissionsRoutes = implement(contract.submissions, {
  getWork: readWork,
  summarize,
  recordReading,
  tick,
  submit,
  decide,
  listWaiting,
  addTemplate,
})
