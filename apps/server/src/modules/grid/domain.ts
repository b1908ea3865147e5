import type { Domain } from '../../kernel/domain.ts'
import { actionCounts } from '../actions/index.ts'
import { countActions } from './count-actions.ts'
import { forgetExports } from './export-store.ts'
import { firstCalls } from './first-calls.ts'
import { foldCounts } from './count-folding-store.ts'
import { gridRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** The grid of mentees and actions, as a page, as a file, and its totals. */
export const domain: Domain = {
  routes: () => gridRoutes,
  jobs: () => [
    { name: 'grid.foldCounts', everySeconds: 15, run: ({ database }) => foldCounts(database) },
    {
      name: 'grid.forgetExports',
      everySeconds: 3600,
      run: ({ database }) => forgetExports(database),
    },
  ],
  firstCalls,
  tables,
  provide: () => actionCounts.provide({ count: countActions }),
  reporting: { nothing: 'its totals are those of completions' },
}
