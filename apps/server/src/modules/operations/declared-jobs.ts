import type { DeclaredJob } from '../../kernel/jobs/recurring-jobs.ts'
import { definePort } from '../../kernel/port.ts'

/** The recurring jobs of every domain. */
export const declaredJobs = definePort<readonly DeclaredJob[]>('operations.declaredJobs')
