import { bearerTokens } from '../../kernel/bearer.ts'
import type { Domain } from '../../kernel/domain.ts'
import { admission } from './admission.ts'
import { recogniseToken } from './recognise-token.ts'
import { servicesRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Services that authors write, for pages and for other systems. */
export const domain: Domain = {
  routes: () => servicesRoutes,
  tables,
  admission,
  provide: () => bearerTokens.provide({ recognise: recogniseToken }),
}
