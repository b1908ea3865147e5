import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { listJobs, runJob } from './jobs.ts'

/** The recurring jobs. */
export const operationsRoutes = implement(contract.operations, { listJobs, runJob })
