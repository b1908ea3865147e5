import { knownProjects } from '../../kernel/admit.ts'
import type { Domain } from '../../kernel/domain.ts'
import { firstCalls } from './first-calls.ts'
import { isThere } from './store.ts'
import { projectsRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Projects and what they are made of. */
export const domain: Domain = {
  routes: (services) => projectsRoutes(services),
  firstCalls,
  tables,
  provide: () => knownProjects.provide({ isThere }),
}
