import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { readWork } from './read-work.ts'
import { recordReading } from './record-reading.ts'
import { summarize } from './summarize.ts'

/** The work that actions ask by their type, and doing it. */
export const submissionsRoutes = implement(contract.submissions, {
  getWork: readWork,
  summarize,
  recordReading,
})
