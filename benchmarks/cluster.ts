import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@telemachos/contract/core/roles'
import pg from 'pg'
import { allMigrations } from '../apps/server/src/app/migrations.ts'
import type { DatabaseConnection } from '../apps/server/src/kernel/database/database.ts'
import { startEmbedded } from '../apps/server/src/kernel/database/embedded/launcher.ts'
import { migrate } from '../apps/server/src/kernel/database/migrate.ts'
import { openLog } from '../apps/server/src/kernel/log.ts'
import { seed, type Seeded } from './seed.ts'

/** A seeded database of the product's own kind, with a signed-in administrator. */
export interface BenchDatabase extends Seeded {
  readonly connection: DatabaseConnection
  /** A connection of the benchmark's own, for the limit. */
  readonly client: pg.Client
  readonly cookie: string
  close(): Promise<void>
}

/** Starts an embedded database in a folder of its own and seeds it. */
export async function openBenchDatabase(mentees: number, actions = 50): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'telemachos-bench-'))
  // PostgreSQL runs under an account of its own, which has to enter.
  await chmod(folder, 0o711)
  const log = openLog('error')
  const embedded = await startEmbedded({ dataDir: folder, log })
  await migrate(embedded.owner, allMigrations(), log)
  const client = new pg.Client(embedded.owner)
  await client.connect()
  const seeded = await seed(client, mentees, actions)
  const cookie = await openSession(client, seeded, seeded.adminId, 'Admin')
  return {
    ...seeded,
    connection: embedded.connection,
    client,
    cookie,
    close: async () => {
      await client.end()
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * A session as sign-in leaves it: only the hash of the cookie's value is stored.
 * @returns the cookie
 */
export async function openSession(
  client: pg.Client,
  { projectId }: Seeded,
  userId: number,
  role: Role,
): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  const key = createHash('sha256').update(value).digest('base64url')
  await client.query(
    `insert into sessions (id_hash, user_id, project_id, role, expires_at)
     values ($1, $2, $3, $4, now() + interval '1 day')`,
    [key, userId, projectId, role],
  )
  return `telemachos=${value}`
}
