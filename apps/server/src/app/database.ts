import { openDatabase, type DatabaseConnection } from '../kernel/database/database.ts'
import { defaultDataDir, startEmbedded } from '../kernel/database/embedded/launcher.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { sql } from '../kernel/database/sql.ts'
import type { Config } from '../kernel/config.ts'
import type { Logger } from '../kernel/log.ts'
import { allMigrations } from './migrations.ts'

export interface ReadyDatabase {
  readonly connection: DatabaseConnection
  /** Where data lies, for people. */
  readonly place: string
  /**
   * Has the database look at what it holds, as its owner. Until it has, which by itself takes it a
   * minute, it plans for empty tables, and reads slowly what has just been filled.
   */
  analyze(): Promise<void>
  /** Ends the embedded database; an external one is left alone. */
  stop(): Promise<void>
}

/** The database that the configuration names, or our own; migrated and ready. */
export async function openConfiguredDatabase(config: Config, log: Logger): Promise<ReadyDatabase> {
  const opened = config.DATABASE_URL ? external(config.DATABASE_URL) : await embedded(config, log)
  try {
    await migrate(opened.owner, allMigrations(), log)
  } catch (error) {
    await opened.stop()
    throw error
  }
  return { ...opened, analyze: () => analyze(opened.owner, log) }
}

async function analyze(owner: DatabaseConnection, log: Logger): Promise<void> {
  const database = openDatabase(owner, log, 1)
  try {
    await database.run(sql`analyze`)
  } finally {
    await database.close()
  }
}

type OpenedDatabase = Omit<ReadyDatabase, 'analyze'> & { readonly owner: DatabaseConnection }

function external(url: string): OpenedDatabase {
  const connection = { connectionString: url }
  const { host, pathname } = new URL(url)
  const place = `PostgreSQL at ${host}${pathname}`
  return { connection, owner: connection, place, stop: async () => {} }
}

async function embedded(config: Config, log: Logger): Promise<OpenedDatabase> {
  const dataDir = config.DATA_DIR ?? defaultDataDir()
  const running = await startEmbedded({ dataDir, log })
  return { ...running, place: dataDir }
}
