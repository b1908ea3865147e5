import type { Domain } from '../../kernel/domain.ts'
import { mailRoutes } from './routes.ts'
import { mailColumns } from './personal-columns.ts'

/** Mails: what they say, when they leave, and what became of them. */
export const mailDomain: Domain = {
  name: 'mail',
  routes: () => mailRoutes,
  personalColumns: mailColumns,
}
