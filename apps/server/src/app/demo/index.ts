import type { Config } from '../../kernel/config.ts'
import { openDatabase } from '../../kernel/database/database.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import type { Logger } from '../../kernel/log.ts'
import { hashPassword } from '../../modules/identity/index.ts'
import type { ReadyDatabase } from '../database.ts'
import { DatabaseInUse, isEmpty, loadDemo } from './load-demo.ts'
import { DEMO_PASSWORD, hasDemo } from './sign-ins.ts'

/** As many mentees as make a programme look alive. */
const MENTEES = 400

/**
 * Loads the demonstration into an empty database where it is wanted: by default on the embedded
 * database, not on one of the operator's own.
 * @param report is told, in words for a person, that it is being loaded, here or by another server.
 * @returns whether the database holds the demonstration now.
 */
export async function loadDemoIfWanted(
  { connection, analyze }: ReadyDatabase,
  config: Pick<Config, 'DEMO' | 'DATABASE_URL'>,
  log: Logger,
  storage: FileStorage,
  report: (step: string) => void,
): Promise<boolean> {
  const wanted = config.DEMO ?? config.DATABASE_URL === undefined
  const database = openDatabase(connection, log, 1)
  try {
    if (wanted && (await isEmpty(database))) {
      report('Loading the demonstration')
      const passwordHash = await hashPassword(DEMO_PASSWORD)
      const demo = { now: new Date(), mentees: MENTEES, passwordHash, storage, report }
      await loadDemo(database, demo).then(analyze, (error: unknown) => {
        // Another server, which was started at the same time, has loaded it.
        if (!(error instanceof DatabaseInUse)) throw error
      })
    }
    return wanted && (await hasDemo(database))
  } finally {
    await database.close()
  }
}
