import type { Domain } from '../../kernel/domain.ts'
import { projectsRoutes } from './routes.ts'
import { projectsColumns } from './personal-columns.ts'

/** Projects and what they are made of. */
export const projectsDomain: Domain = {
  name: 'projects',
  routes: ({ sessions }) => projectsRoutes(sessions),
  personalColumns: projectsColumns,
}
