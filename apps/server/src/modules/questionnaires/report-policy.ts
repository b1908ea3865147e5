import type { CallContext } from '../../kernel/context.ts'
import { access } from '../../kernel/policy.ts'
import { findReport } from './report-store.ts'

/** A report of the caller's project. */
export const accessReport = access(
  'report',
  ({ db, actor }: CallContext, reportId: number, isLocked?: boolean) =>
    findReport(db, actor.projectId, reportId, isLocked),
)
