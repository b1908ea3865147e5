import type { Domain } from '../../kernel/domain.ts'
import { systemTokens } from '../../kernel/system-tokens.ts'
import { admission } from './admission.ts'
import { readToken, recogniseToken } from './recognise-token.ts'
import { servicesRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Services that authors write, for pages and for other systems. */
export const domain: Domain = {
  routes: () => servicesRoutes,
  tables,
  admission,
  reporting: { nothing: 'what authors write is on its own pages' },
  provide: () => systemTokens.provide({ read: readToken, recognise: recogniseToken }),
}
