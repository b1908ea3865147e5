import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { run, type Ended } from './run.ts'

/** What apt-get keeps, by the names of its configuration. */
const OWN_STATE = (folder: string): Record<string, string> => ({
  'Dir::State': folder,
  'Dir::State::lists': path.join(folder, 'lists'),
  // What the machine has is not fetched again.
  'Dir::State::status': '/var/lib/dpkg/status',
  'Dir::Cache': folder,
  'Dir::Cache::archives': path.join(folder, 'archives'),
  'Dir::Cache::pkgcache': '',
  'Dir::Cache::srcpkgcache': '',
  'Debug::NoLocking': '1',
})

/** Installs packages of the distribution; it takes root. */
export async function installPackages(names: readonly string[]): Promise<Ended> {
  await aptGet({}, 'update')
  return aptGet({}, 'install', '--yes', '--no-install-recommends', ...names)
}

/**
 * Unpacks packages of the distribution, and those that they need and the machine has not, into a
 * folder: what takes no root. apt-get checks their signatures as it always does.
 */
export async function unpackPackages(names: readonly string[], folder: string): Promise<Ended> {
  const unfinished = `${folder}.unfinished`
  const state = `${folder}.apt`
  const archives = path.join(state, 'archives')
  try {
    for (const made of [unfinished, path.join(state, 'lists/partial'), `${archives}/partial`]) {
      rmSync(made, { recursive: true, force: true })
      mkdirSync(made, { recursive: true })
    }
    const settings = OWN_STATE(state)
    await aptGet(settings, 'update')
    const fetch = ['install', '--yes', '--no-install-recommends', '--download-only', ...names]
    const fetched = await aptGet(settings, ...fetch)
    if (fetched.status !== 0) return fetched
    for (const archive of readdirSync(archives).filter((name) => name.endsWith('.deb'))) {
      const words = ['--extract', path.join(archives, archive), unfinished]
      const unpacked = await run('dpkg-deb', words, { quiet: true })
      if (unpacked.status !== 0) return unpacked
    }
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
    return fetched
  } finally {
    for (const left of [unfinished, state]) rmSync(left, { recursive: true, force: true })
  }
}

async function aptGet(settings: Record<string, string>, ...words: string[]): Promise<Ended> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  try {
    return await run('apt-get', ['-qq', ...options, ...words], {
      quiet: true,
      environment: { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
    })
  } catch (error) {
    // There is none where the distribution is another.
    return { status: 1, output: String(error) }
  }
}
