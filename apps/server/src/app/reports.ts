import type { DatabaseConnection } from '../kernel/database/database.ts'
import { prepareReporting } from '../kernel/database/reporting-schema.ts'
import type { Logger } from '../kernel/log.ts'
import { declareViews, schemaViews } from '../modules/reports/index.ts'
import { DOMAINS } from './domains.ts'

interface Opened {
  readonly owner: DatabaseConnection
  /** As whom the server works. */
  readonly connection: DatabaseConnection
}

/** Makes the views that queries read, as the domains declare them, and the role that reads them. */
export async function prepareReports(
  { owner, connection }: Opened,
  log: Pick<Logger, 'info' | 'warn'>,
  reportsUrl?: string,
): Promise<void> {
  declareViews(DOMAINS.map(({ reporting }) => reporting))
  const views = schemaViews()
  await prepareReporting({ owner, application: connection, reportsUrl, views }, log)
}
