import { contract } from '@telemachos/contract'
import { implement, type Implementation } from '../../kernel/implement.ts'
import type { Parts } from '../../kernel/parts.ts'
import { listJobs, runJob } from './jobs.ts'
import { listParts } from './list-parts.ts'

/** How the server itself is doing: its recurring jobs, and the parts that it works with. */
export const operationsRoutes = (parts: Pick<Parts, 'look'>): Implementation =>
  implement(contract.operations, { listJobs, runJob, listParts: () => listParts(parts) })
