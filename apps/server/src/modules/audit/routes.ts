import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { exportPage, startExport } from './export-log.ts'
import { listEntries } from './list-entries.ts'

/** The log: page by page, and as a file. */
export const auditRoutes = implement(contract.audit, {
  listEntries,
  startExport,
  exportPage,
})
