/**
 * A process for tests to kill: starts the embedded database on the folder given, says "ready", and
 * commits rows from eight writers without end, printing the number of each once it is acknowledged.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../kernel/database/database.ts'
import { startEmbedded } from '../kernel/database/embedded/launcher.ts'
import { sql } from '../kernel/database/sql.ts'
import { openLog } from '../kernel/log.ts'

const log = openLog('silent')
const [, , dataDir = ''] = process.argv
const { connection, owner } = await startEmbedded({ dataDir, log }).catch((error: Error) => {
  process.stderr.write(error.message)
  process.exit(1)
})
const owning = openDatabase(owner, log)
await owning.run(
  sql`create table if not exists written (number int generated always as identity primary key)`,
)
await owning.close()
process.stdout.write('ready\n')

const database = openDatabase(connection, log)
const insert = sql`insert into written default values returning number`
const write = async () => {
  for (;;) {
    try {
      const { number } = await database.transaction((tx) => tx.one<{ number: number }>(insert))
      process.stdout.write(`${number}\n`)
    } catch {
      // Not acknowledged: the database is away.
      await sleep(20)
    }
  }
}
await Promise.all(Array.from({ length: 8 }, write))
