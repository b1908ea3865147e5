import type { Domain } from '../../kernel/domain.ts'
import { peopleRoutes } from './routes.ts'
import { peopleColumns } from './personal-columns.ts'

/** People: who they are, their fields and states, and who looks after whom. */
export const peopleDomain: Domain = {
  name: 'people',
  routes: () => peopleRoutes,
  personalColumns: peopleColumns,
}
