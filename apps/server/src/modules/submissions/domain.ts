import type { Domain } from '../../kernel/domain.ts'
import { actionDependents } from '../actions/index.ts'
import { readingsOf } from './dependents-store.ts'
import { submissionsRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** The work that actions ask by their type: reading. */
export const domain: Domain = {
  routes: () => submissionsRoutes,
  tables,
  provide: () => actionDependents.provide('readings', { kind: 'Readings', rows: readingsOf }),
}
