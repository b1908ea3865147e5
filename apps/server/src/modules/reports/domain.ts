import type { Domain } from '../../kernel/domain.ts'
import { authorTextSources } from '../language/index.ts'
import { leavingReviews } from '../mail/index.ts'
import { deleteOldVersions, forgetRuns } from './query-store.ts'
import { reviewMails } from './review-mails.ts'
import { reportTexts } from './report-text-source.ts'
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
      run: async ({ database, now }) => {
        await forgetRuns(database, new Date(now.getTime() - YEAR_MS))
        // Of runs that are forgotten nothing refers to a version any more.
        await deleteOldVersions(database)
      },
    },
  ],
  tables,
  reporting: { nothing: 'it reads what others have' },
  provide: ({ reporting }) => {
    authorTextSources.provide('reports', reportTexts)
    runIn(reporting)
    leavingReviews.provide('reports', { review: reviewMails })
  },
}
