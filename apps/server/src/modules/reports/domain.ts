import type { Domain } from '../../kernel/domain.ts'
import { leavingReviews } from '../mail/index.ts'
import { forgetRuns } from './query-store.ts'
import { reviewMails } from './review-mails.ts'
import { reportsRoutes } from './routes.ts'
import { runIn } from './run-statement.ts'
import { sendSchedules } from './send-schedules.ts'
import { tables } from './tables.ts'

const YEAR_MS = 365 * 86_400_000

/** Queries of authors over what the domains declare, and reports of them. */
export const domain: Domain = {
  routes: ({ debugQueries }) => reportsRoutes(debugQueries),
  jobs: ({ publicUrl }) => [
    {
      name: 'reports.sendSchedules',
      everySeconds: 60,
      isApart: true,
      run: (work) => sendSchedules(work, publicUrl),
    },
    {
      name: 'reports.forgetRuns',
      everySeconds: 86_400,
      run: async ({ database, now }) =>
        void (await forgetRuns(database, new Date(now.getTime() - YEAR_MS))),
    },
  ],
  tables,
  reporting: { nothing: 'it reads what others have' },
  provide: ({ reporting }) => {
    runIn(reporting)
    leavingReviews.provide('reports', { review: reviewMails })
  },
}
