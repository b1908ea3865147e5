import type { Domain } from '../../kernel/domain.ts'
import { firstCalls } from './first-calls.ts'
import { homesRoutes } from './routes.ts'

/** What each role came for, put together of what other domains know. */
export const domain: Domain = {
  routes: () => homesRoutes,
  firstCalls,
  reporting: { nothing: 'it reads what others have' },
}
