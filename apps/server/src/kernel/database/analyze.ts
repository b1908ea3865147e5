import type { Logger } from '../log.ts'
import { openDatabase, type DatabaseConnection } from './database.ts'
import { sql } from './sql.ts'

/**
 * Has the database look at what it holds, as its owner. Until it has, which by itself takes it a
 * minute, it plans for empty tables, and reads slowly what has just been filled.
 */
export async function analyze(owner: DatabaseConnection, log: Logger): Promise<void> {
  const database = openDatabase(owner, log, 1)
  try {
    await database.run(sql`analyze`)
  } finally {
    await database.close()
  }
}
