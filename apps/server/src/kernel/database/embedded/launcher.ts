import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../../log.ts'
import type { DatabaseConnection } from '../database.ts'
import { asConfigured } from '../../config.ts'
import { saidOfDisk } from '../../failure-words.ts'
import { findAccount } from './account.ts'
import { prepareBinaries } from './binaries.ts'
import { clusterFiles, prepareCluster, prepareDataDir, readPasswords } from './cluster.ts'
import type { ClusterFiles } from './cluster.ts'
import { heldError, isAlive, readLock, waitUntilFree } from './holder.ts'
import { keepRunning } from './keep-running.ts'
import {
  choosePlace,
  type Place,
  type PostgresOptions,
  type PostgresProcess,
  spawnPostgres,
} from './postgres-process.ts'
import { connectionTo, prepareRoles } from './roles.ts'

interface EmbeddedOptions {
  /** The folder of everything that the server keeps; made where there is none. */
  readonly dataDir: string
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Settings of PostgreSQL besides our own, such as fsync=off for tests. */
  readonly settings?: Readonly<Record<string, string>>
}

interface EmbeddedConnections {
  /** For the application: reads and writes rows, changes no table. */
  readonly connection: DatabaseConnection
  /** For migrations, backup and restore. */
  readonly owner: DatabaseConnection
}

export interface EmbeddedDatabase extends EmbeddedConnections {
  /** Ends PostgreSQL cleanly. Close the pools first. */
  stop(): Promise<void>
}

/** After a crash PostgreSQL first repeats what its log holds. */
const START_MS = 120_000

/** Where data is kept unless DATA_DIR says otherwise. */
export function defaultDataDir(): string {
  return process.getuid?.() === 0 ? '/var/lib/telemachos' : resolve('data')
}

/**
 * Starts the PostgreSQL that was installed with the server, on the data folder, without any port
 * open. It ends when this process ends, also when that is killed; where it ends by itself it is
 * started again at the same place.
 * @throws Error with a message for the operator: folder in use (and by whom), folder closed to
 * PostgreSQL's account, platform without programs, or PostgreSQL's own last lines.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log, settings = {} } = options
  const dataDir = resolve(options.dataDir)
  const account = findAccount()
  await prepareDataDir(dataDir, account)
  const cluster = clusterFiles(dataDir)
  const binaries = await prepareBinaries(dataDir, account, log)
  await asConfigured('DATA_DIR', () => prepareCluster(dataDir, binaries, account))
  await waitUntilFree(cluster)
  const passwords = await readPasswords(cluster)
  const place = await choosePlace()
  const start = () =>
    startPostgres({ binaries, data: cluster.data, account, place, settings, log }, cluster)
  const postgres = await keepRunning(start, log)
  try {
    await asConfigured('DATA_DIR', () => writeFile(cluster.holder, String(process.pid)))
    await prepareRoles(place, passwords)
    const owner = connectionTo(place, 'telemachos', passwords)
    const connection = connectionTo(place, 'telemachos_app', passwords)
    return { connection, owner, stop: () => postgres.stop() }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** Starts PostgreSQL on a cluster; resolves once it takes connections. */
async function startPostgres(
  options: PostgresOptions,
  cluster: ClusterFiles,
): Promise<PostgresProcess> {
  const postgres = await spawnPostgres(options)
  try {
    await waitUntilReady(postgres, options.place, cluster)
    return postgres
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/**
 * The connections to the PostgreSQL that a running server holds on the data folder, for commands
 * that work beside it, and its process; undefined when none runs.
 */
export async function findRunning(
  dataDir: string,
): Promise<(EmbeddedConnections & { readonly pid: number }) | undefined> {
  const cluster = clusterFiles(resolve(dataDir))
  const lock = await readLock(cluster)
  if (!lock?.ready || !isAlive(lock.pid)) return undefined
  const { pid, place } = lock
  const passwords = await readPasswords(cluster)
  return {
    pid,
    connection: connectionTo(place, 'telemachos_app', passwords),
    owner: connectionTo(place, 'telemachos', passwords),
  }
}

/** Waits until PostgreSQL takes connections. */
async function waitUntilReady(
  postgres: PostgresProcess,
  { host, port }: Place,
  cluster: ClusterFiles,
): Promise<void> {
  const deadline = performance.now() + START_MS
  for (;;) {
    const lock = await readLock(cluster)
    // One that was killed at this place leaves a lock that says the same of a process that is gone.
    const isOurs = lock?.place.host === host && lock.place.port === port && isAlive(lock.pid)
    if (isOurs && lock.ready) return
    const exitLog = postgres.exitLog()
    if (exitLog?.includes('postmaster.pid')) throw await heldError(cluster)
    if (exitLog !== undefined) throw new Error(`${whyOf(exitLog)}:\n${exitLog}`)
    if (performance.now() > deadline) throw new Error('PostgreSQL did not start in time')
    await sleep(5)
  }
}

/** What PostgreSQL's last lines mean for who configured it. */
function whyOf(exitLog: string): string {
  const ofDisk = saidOfDisk(exitLog)
  const start = 'PostgreSQL did not start'
  return ofDisk === undefined ? start : `DATA_DIR cannot be used: ${ofDisk}, and ${start}`
}
