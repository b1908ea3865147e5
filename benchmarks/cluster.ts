import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@telemachos/contract/core/roles'
import pg from 'pg'
import { DEMO_PASSWORD, listSignIns } from '../apps/server/src/app/demo/sign-ins.ts'
import { loadDemo } from '../apps/server/src/app/demo/load-demo.ts'
import { ownRelease } from '../apps/server/src/app/migrations.ts'
import { prepareReports } from '../apps/server/src/app/reports.ts'
import {
  openDatabase,
  type DatabaseConnection,
} from '../apps/server/src/kernel/database/database.ts'
import { startEmbedded } from '../apps/server/src/kernel/database/embedded/launcher.ts'
import { migrate } from '../apps/server/src/kernel/database/migrate.ts'
import { openLog } from '../apps/server/src/kernel/log.ts'
import { hashPassword } from '../apps/server/src/modules/identity/index.ts'
import type { ProjectSettings } from '../packages/contract/src/projects/entities.ts'
import { seed, type Seeded } from './seed.ts'

/** A migrated database of the product's own kind. */
export interface OpenedDatabase {
  readonly connection: DatabaseConnection
  /** A connection of the benchmark's own, for the limit. */
  readonly client: pg.Client
  close(): Promise<void>
}

/** A seeded database of the product's own kind, with a signed-in administrator. */
export interface BenchDatabase extends Seeded, OpenedDatabase {
  readonly cookie: string
}

/** Starts an embedded database in a folder of its own and seeds it. */
export async function openBenchDatabase(mentees: number, actions = 50): Promise<BenchDatabase> {
  const opened = await openDatabaseOfItsOwn()
  const seeded = await seed(opened.client, mentees, actions)
  const cookie = await openSession(opened.client, seeded, seeded.adminId, 'Admin')
  return { ...seeded, ...opened, cookie }
}

async function openDatabaseOfItsOwn(): Promise<OpenedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'telemachos-bench-'))
  // PostgreSQL runs under an account of its own, which has to enter.
  await chmod(folder, 0o711)
  const log = openLog('error')
  // Contestants that run beside each other have ten connections each process.
  const settings = { max_connections: '80' }
  const embedded = await startEmbedded({ dataDir: folder, log, settings })
  await migrate(embedded.owner, ownRelease(), log)
  await prepareReports(embedded, log)
  const client = new pg.Client(embedded.owner)
  await client.connect()
  return {
    connection: embedded.connection,
    client,
    close: async () => {
      await client.end()
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The demonstration in a database of the product's own kind. */
export interface DemoDatabase extends OpenedDatabase {
  /** Who can show something, by role: people of one project. */
  readonly people: ReadonlyMap<Role, number>
  readonly projectId: number
  readonly projectUrl: string
  readonly settings: ProjectSettings
}

/** Starts an embedded database in a folder of its own and fills it with the demonstration. */
export async function openDemoDatabase(mentees: number): Promise<DemoDatabase> {
  const opened = await openDatabaseOfItsOwn()
  const { client, connection } = opened
  const database = openDatabase(connection, openLog('error'), 1)
  await loadDemo(database, {
    now: new Date(),
    mentees,
    passwordHash: await hashPassword(DEMO_PASSWORD),
  })
  const signIns = await listSignIns(database)
  await database.close()
  await client.query('analyze')
  const { rows: projects } = await client.query<{
    id: number
    url: string
    descr: string
    settings: ProjectSettings
  }>('select id, url, descr, settings from projects order by id limit 1')
  const [project] = projects
  if (!project) throw new Error('the demonstration has no project')
  const people = new Map<Role, number>()
  const { rows: users } = await client.query<{ id: number; username: string }>(
    'select id, username from users where username = any ($1)',
    [signIns.map(({ username }) => username)],
  )
  for (const signIn of signIns) {
    const user = users.find(({ username }) => username === signIn.username)
    if (user && signIn.project === project.descr && !people.has(signIn.role))
      people.set(signIn.role, user.id)
  }
  const { id: projectId, url: projectUrl, settings } = project
  return { ...opened, people, projectId, projectUrl, settings }
}

/**
 * A session as sign-in leaves it: only the hash of the cookie's value is stored.
 * @returns the cookie
 */
export async function openSession(
  client: pg.Client,
  { projectId }: Pick<Seeded, 'projectId'>,
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
