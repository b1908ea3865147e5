import type { Domain } from '../../kernel/domain.ts'
import { firstCalls } from './first-calls.ts'
import { supervisionRoutes } from './routes.ts'
import { tables } from './tables.ts'
import { tellOfWeeks } from './tell-of-weeks.ts'

/** Whom somebody has to look after next, and how a programme stands. */
export const domain: Domain = {
  routes: () => supervisionRoutes,
  jobs: () => [{ name: 'supervision.tellOfWeeks', everySeconds: 600, run: tellOfWeeks }],
  firstCalls,
  tables,
  reporting: { nothing: 'it reads what others have' },
}
