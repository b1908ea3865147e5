import { execFile, spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  access,
  chmod,
  chown,
  constants,
  mkdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { asConfigured } from '../../config.ts'
import { saidOfDisk } from '../../failure-words.ts'
import { type Account, spawnOptions } from './account.ts'
import type { Binaries } from './binaries.ts'

/** The role that owns the tables, and the one that works with their rows. */
export type Role = 'telemachos' | 'telemachos_app'

export type Passwords = Readonly<Record<Role, string>>

/** What the data folder keeps of PostgreSQL: everything is in one folder, renamed when complete. */
export interface ClusterFiles {
  readonly folder: string
  readonly data: string
  readonly passwords: string
  /** The id of the server process that holds the cluster. */
  readonly holder: string
  /** PostgreSQL's own lock file. */
  readonly lock: string
}

export function clusterFiles(dataDir: string, name = 'postgres'): ClusterFiles {
  const folder = join(dataDir, name)
  const data = join(folder, 'data')
  return {
    folder,
    data,
    passwords: join(folder, 'passwords.json'),
    holder: join(folder, 'server.pid'),
    lock: join(data, 'postmaster.pid'),
  }
}

/**
 * Makes the data folder where there is none.
 * @throws Error when it cannot be made or written to, or the account cannot enter it.
 */
export async function prepareDataDir(dataDir: string, account: Account | undefined): Promise<void> {
  const made = await asConfigured('DATA_DIR', async () => {
    const first = await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK | constants.X_OK)
    return first
  })
  if (!account) return
  if (made !== undefined) await chmod(dataDir, 0o711)
  const entered = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dataDir], spawnOptions(account))
  if (entered.status === 0) return
  throw new Error(
    `PostgreSQL runs as ${account.name}, who cannot enter the data folder ${dataDir}. ` +
      'Set DATA_DIR to a folder that every account can enter.',
  )
}

/** Creates the cluster of databases in an empty data folder; leaves an existing one alone. */
export async function prepareCluster(
  dataDir: string,
  { initdb }: Binaries,
  account: Account | undefined,
): Promise<void> {
  const { folder } = clusterFiles(dataDir)
  if (existsSync(folder)) return
  const unfinished = clusterFiles(dataDir, `postgres.${randomUUID()}`)
  const passwordFile = join(unfinished.folder, 'initdb-password')
  const passwords: Passwords = { telemachos: newPassword(), telemachos_app: newPassword() }
  try {
    await mkdir(unfinished.folder)
    await chmod(unfinished.folder, 0o711)
    await mkdir(unfinished.data, { mode: 0o700 })
    await writeFile(unfinished.passwords, JSON.stringify(passwords), { mode: 0o600 })
    await writeFile(passwordFile, passwords.telemachos, { mode: 0o600 })
    if (account) {
      await chown(unfinished.data, account.uid, account.gid)
      await chown(passwordFile, account.uid, account.gid)
    }
    const options = [
      `--pgdata=${unfinished.data}`,
      '--username=telemachos',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same order and case rules on every machine, whatever its locales.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]
    await initialise(initdb, options, account)
    await rm(passwordFile)
    await rename(unfinished.folder, folder)
  } catch (error) {
    await rm(unfinished.folder, { recursive: true, force: true })
    // Another server that was started at the same time may have been first.
    if (!existsSync(folder)) throw error
  }
}

export async function readPasswords({ passwords }: ClusterFiles): Promise<Passwords> {
  return JSON.parse(await readFile(passwords, 'utf8'))
}

/**
 * Extensions still ask the C library which characters are letters: for the index of names to know
 * Greek ones it has to have this locale, as on every Debian and Ubuntu.
 */
const LETTERS = '--lc-ctype=C.UTF-8'

async function initialise(
  initdb: string,
  options: readonly string[],
  account: Account | undefined,
): Promise<void> {
  const run = (more: readonly string[]) =>
    promisify(execFile)(initdb, [...options, ...more], spawnOptions(account))
  try {
    await run([LETTERS])
  } catch (error) {
    const said = saidBy(error)
    // Elsewhere names in Greek letters are found all the same, but by reading them all.
    if (!said.includes('invalid locale name'))
      throw new Error([saidOfDisk(said), said].filter(Boolean).join(':\n'), { cause: error })
    await run([])
  }
}

/** What a program said when it failed, without how it was called. */
const saidBy = (error: unknown): string =>
  (error instanceof Error && 'stderr' in error && String(error.stderr).trim()) || String(error)

const newPassword = () => randomBytes(24).toString('base64url')
