import type { Domain } from '../../kernel/domain.ts'
import { projectMails } from '../projects/index.ts'
import { cancelOverdue } from './queue-store.ts'
import { mailRoutes } from './routes.ts'
import { tables } from './tables.ts'
import { insertOwnWords, listOwnWords } from './template-store.ts'

/** Mails: what they say, when they leave, and what became of them. */
export const domain: Domain = {
  routes: () => mailRoutes,
  tables,
  provide: () => projectMails.provide({ listOwnWords, insertOwnWords, cancelOverdue }),
}
