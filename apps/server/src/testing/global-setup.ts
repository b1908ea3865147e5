import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ownRelease } from '../app/migrations.ts'
import { prepareReports } from '../app/reports.ts'
import { startEmbedded } from '../kernel/database/embedded/launcher.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { openLog } from '../kernel/log.ts'
import { recordCatalog } from './record-catalog.ts'
import { inDatabase, onServer, type TestCluster } from './test-cluster.ts'

interface StartedCluster {
  readonly cluster: TestCluster
  stop(): Promise<void>
}

const SETTINGS = {
  // Nothing that a crash of the machine could lose is worth waiting for.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Of the files that run at once, each may start several servers with their own connections.
  max_connections: '200',
}

/**
 * Prepares one PostgreSQL with a migrated template for the whole run: our own, or the server of
 * TEST_DATABASE_URL, whose user may create databases. Vitest calls it, and what it returns at the end.
 * @public
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL']
  const { cluster, stop } = url ? await prepareServer(url) : await startOwn()
  const template = inDatabase(cluster.owner, cluster.template)
  await migrate(template, ownRelease(), { info: () => undefined })
  const silent = { info: () => undefined, warn: () => undefined }
  await prepareReports({ owner: template, connection: cluster.application }, silent)
  await recordCatalog(template)
  project.provide('testCluster', cluster)
  return stop
}

async function startOwn(): Promise<StartedCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'telemachos-test-'))
  await chmod(folder, 0o711)
  const started = await startEmbedded({
    dataDir: join(folder, 'data'),
    log: openLog('error'),
    settings: SETTINGS,
  })
  const { connection: application, owner } = started
  const maintenance = inDatabase(owner, 'postgres')
  return {
    cluster: { maintenance, owner, application, template: 'telemachos', prefix: 'test' },
    async stop() {
      await started.stop()
      await rm(folder, { recursive: true })
    },
  }
}

async function prepareServer(connectionString: string): Promise<StartedCluster> {
  const prefix = `telemachos_test_${randomBytes(4).toString('hex')}`
  const template = `${prefix}_template`
  const server = { connectionString }
  await onServer(server, (client) => client.query(`create database ${template}`))
  return {
    cluster: { maintenance: server, owner: server, application: server, template, prefix },
    stop: () => onServer(server, (client) => dropDatabases(client, prefix)),
  }
}

async function dropDatabases(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
}
