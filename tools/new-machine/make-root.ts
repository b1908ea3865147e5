import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../bootstrap.mjs'
import { runAlone } from './alone.ts'
import type { Distribution } from './distributions.ts'
import { enterRoot, leftFile, type Root, type User } from './enter-root.ts'
import { findOwnNode, type Reach } from './this-machine.ts'

/** The folder of a clone in the home of whoever made it. */
export const CLONE = 'telemachos'

const REPOSITORY = '/srv/telemachos.git'

export const USERS: readonly User[] = [
  // As in a container whose start is no sign-in: without HOME.
  { name: 'root', id: 0, home: '/root', environment: {} },
  { name: 'plain', id: 1000, home: '/home/plain', environment: { HOME: '/home/plain' } },
]

/**
 * Makes the root folder of a new machine with a clean clone of what is committed here.
 * @param folder that keeps what is made once for several of them, and this one
 * @throws Error saying what failed
 */
export async function makeRoot(
  folder: string,
  distribution: Distribution,
  user: User,
  reach: Reach,
  log: string,
): Promise<Root> {
  const archive = await makeArchive(folder, distribution, reach)
  const root: Root = {
    folder: path.join(folder, `${distribution.name}-${user.name}`),
    environment: reach.environment,
  }
  removeRoot(root.folder)
  mkdirSync(root.folder, { recursive: true })
  await runAlone([
    'tar',
    '--extract',
    '--numeric-owner',
    `--file=${archive}`,
    `--directory=${root.folder}`,
  ])
  for (const file of ['/etc/hosts', '/etc/resolv.conf']) copy(file, path.join(root.folder, file))
  copy(reach.certificates, path.join(root.folder, '/etc/ssl/certs/ca-certificates.crt'))
  if (distribution.needsNode) copyNode(root.folder)

  const inside = async (as: User, ...command: string[]): Promise<void> => {
    const { status, output } = await enterRoot(root, command, { user: as, from: '/', log }).ended
    if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`)
  }
  const [administrator = user] = USERS
  if (user.id !== 0) {
    await inside(administrator, 'useradd', '--create-home', `--uid=${user.id}`, user.name)
    await inside(administrator, 'chmod', '0700', user.home)
  }
  const repository = path.join(root.folder, REPOSITORY)
  await runAlone(['git', 'clone', '--quiet', '--bare', '--no-hardlinks', ROOT, repository])
  await inside(administrator, 'chown', '--recursive', `${user.id}:${user.id}`, REPOSITORY)
  await inside(user, 'git', 'clone', '--quiet', REPOSITORY, path.join(user.home, CLONE))
  return root
}

/** Removes the folder of a machine on which nothing runs any more, and what is noted beside it. */
export function removeRoot(folder: string): void {
  for (const file of [folder, leftFile(folder)]) rmSync(file, { recursive: true, force: true })
}

/** The folder, in that of the machines, of what is being made. */
export function unfinishedIn(folder: string): string {
  return path.join(folder, 'unfinished')
}

/** The distribution as an archive, made once for these packages from these sources. */
async function makeArchive(
  folder: string,
  { name, codename, packages }: Distribution,
  { mirrors, aptSettings }: Reach,
): Promise<string> {
  const words = [
    '--mode=root',
    '--variant=minbase',
    '--format=tar',
    `--include=${packages.join(',')}`,
    ...aptSettings.map((line) => `--aptopt=${line.replace(/;$/, '')}`),
  ]
  const sources = [
    `deb ${mirrors.main} ${codename} main`,
    `deb ${mirrors.main} ${codename}-updates main`,
    `deb ${mirrors.security} ${codename}-security main`,
  ]
  const all = JSON.stringify([words, codename, sources])
  const hash = createHash('sha256').update(all).digest('hex').slice(0, 12)
  const archive = path.join(folder, `${name}-${hash}.tar`)
  if (existsSync(archive)) return archive
  console.log(`Making a ${name} of ${packages.join(', ')} (once) …`)
  const unfinished = unfinishedIn(folder)
  mkdirSync(unfinished, { recursive: true })
  const made = path.join(unfinished, path.basename(archive))
  const temporary = `TMPDIR=${unfinished}`
  await runAlone(['env', temporary, 'mmdebstrap', ...words, codename, made, ...sources])
  renameSync(made, archive)
  rmSync(unfinished, { recursive: true })
  return archive
}

/** Copies this machine's Node.js and npm to where an administrator would put them. */
function copyNode(root: string): void {
  const { program, npm } = findOwnNode()
  copy(program, path.join(root, 'usr/local/bin/node'))
  copy(npm, path.join(root, 'usr/local/lib/node_modules/npm'))
  for (const name of ['npm', 'npx']) {
    symlinkSync(
      `../lib/node_modules/npm/bin/${name}-cli.js`,
      path.join(root, 'usr/local/bin', name),
    )
  }
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, dereference: true, force: true })
}
