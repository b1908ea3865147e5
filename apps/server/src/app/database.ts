import { analyze } from '../kernel/database/analyze.ts'
import { CONNECTIONS, type DatabaseConnection } from '../kernel/database/database.ts'
import { defaultDataDir, startEmbedded } from '../kernel/database/embedded/launcher.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { asConfigured, type Config } from '../kernel/config.ts'
import type { Logger } from '../kernel/log.ts'
import { ownRelease } from './migrations.ts'
import { prepareReports } from './reports.ts'

export interface ReadyDatabase {
  readonly connection: DatabaseConnection
  /** Where data lies, for people. */
  readonly place: string
  /** Has the database look at what it holds: to be called after filling it. */
  analyze(): Promise<void>
  /** Ends the embedded database; an external one is left alone. */
  stop(): Promise<void>
}

/**
 * The database that the configuration names, or our own; migrated and ready.
 * @param report is told each step that may take some seconds, in words for a person.
 * @param workers how many processes will work on it.
 */
export async function openConfiguredDatabase(
  config: Config,
  log: Logger,
  report: (step: string) => void = () => {},
  workers = 1,
): Promise<ReadyDatabase> {
  const { DATABASE_URL } = config
  report('Starting the database')
  const opened = DATABASE_URL ? external(DATABASE_URL) : await embedded(config, log, workers)
  try {
    const prepare = () => migrate(opened.owner, ownRelease(), log, report)
    await (DATABASE_URL ? asConfigured('DATABASE_URL', prepare) : prepare())
    await prepareReports(opened, log, config.REPORTS_DATABASE_URL)
  } catch (error) {
    await opened.stop()
    throw error
  }
  return { ...opened, analyze: () => analyze(opened.owner, log) }
}

type OpenedDatabase = Omit<ReadyDatabase, 'analyze'> & { readonly owner: DatabaseConnection }

function external(url: string): OpenedDatabase {
  const connection = { connectionString: url }
  const { host, pathname } = new URL(url)
  const place = `PostgreSQL at ${host}${pathname}`
  return { connection, owner: connection, place, stop: async () => {} }
}

/** Connections that something besides the workers needs: migrations, backup, an operator. */
const OTHER_CONNECTIONS = 10

async function embedded(config: Config, log: Logger, workers: number): Promise<OpenedDatabase> {
  const dataDir = config.DATA_DIR ?? defaultDataDir()
  const connections = Math.max(40, workers * CONNECTIONS + OTHER_CONNECTIONS)
  const settings = { max_connections: String(connections) }
  const running = await startEmbedded({ dataDir, log, settings })
  return { ...running, place: dataDir }
}
