import type { Domain } from '../../kernel/domain.ts'
import { operationsRoutes } from './routes.ts'
import { firstCalls } from './first-calls.ts'

/** How the server itself is doing. */
export const domain: Domain = {
  routes: ({ parts }) => operationsRoutes(parts),
  firstCalls,
  reporting: { nothing: 'how the system runs is no part of a programme' },
}
