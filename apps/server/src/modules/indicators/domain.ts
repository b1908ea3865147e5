import type { Domain } from '../../kernel/domain.ts'
import { countDays } from './count-days.ts'
import { indicatorsRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** What a project measures of its people, and how it goes from day to day. */
export const domain: Domain = {
  routes: () => indicatorsRoutes,
  jobs: () => [{ name: 'indicators.countDays', everySeconds: 1800, run: countDays }],
  tables,
  reporting: { nothing: 'indicators are fields of people, and columns of theirs' },
}
