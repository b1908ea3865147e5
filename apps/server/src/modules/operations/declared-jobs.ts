import type { RecurringJob } from '../../kernel/jobs/recurring-jobs.ts'
import { definePort } from '../../kernel/port.ts'

/** The recurring jobs of every domain. */
export const declaredJobs = definePort<readonly RecurringJob[]>('operations.declaredJobs')
