import type { Domain } from '../../kernel/domain.ts'
import { supervisionRoutes } from './routes.ts'
import { supervisionColumns } from './personal-columns.ts'

/** Whom somebody has to look after next, and how a programme stands. */
export const supervisionDomain: Domain = {
  name: 'supervision',
  routes: () => supervisionRoutes,
  personalColumns: supervisionColumns,
}
