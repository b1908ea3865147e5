/**
 * `npm run new-machine`: makes new machines of the distribution's packages alone, as root folders,
 * and runs the two commands of the README in a clean clone on each. By hand, as root, on a Debian.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './bootstrap.mjs'
import { endAll } from './new-machine/alone.ts'
import { checkStart, checkTest } from './new-machine/check-commands.ts'
import { DISTRIBUTIONS, type Distribution } from './new-machine/distributions.ts'
import { enterRoot, type User } from './new-machine/enter-root.ts'
import { makeRoot, removeRoot, unfinishedIn, USERS } from './new-machine/make-root.ts'
import { readReach } from './new-machine/this-machine.ts'
import { run } from './run.ts'

const USAGE = `npm run new-machine -- [options] [-- stages and files of npm test]

  --distribution NAME   ${DISTRIBUTIONS.map(({ name }) => name).join(' or ')}; both by default
  --user NAME           ${USERS.map(({ name }) => name).join(' or ')}; both by default
  --command NAME        start or test; both by default
  --folder FOLDER       keeps what is made once, and the logs; telemachos-new-machine in the
                        temporary folder by default
  --keep                leaves the machines there afterwards`

const NEEDED = {
  mmdebstrap: 'mmdebstrap',
  setpriv: 'util-linux',
  unshare: 'util-linux',
  tar: 'tar',
}

const { values: asked, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    distribution: { type: 'string', multiple: true },
    user: { type: 'string', multiple: true },
    command: { type: 'string', multiple: true },
    folder: { type: 'string', default: path.join(tmpdir(), 'telemachos-new-machine') },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (asked.help) {
  console.log(USAGE)
  process.exit(0)
}

const folder = path.resolve(asked.folder)
const distributions = choose(DISTRIBUTIONS, asked.distribution)
const users = choose(USERS, asked.user)
const commands = choose([{ name: 'start' }, { name: 'test' }], asked.command)
const made = new Set<string>()

await demandTools()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    console.error('\nInterrupted: ending what runs, and removing the machines …')
    void leave(130)
  })
}

const reach = await readReach()
mkdirSync(folder, { recursive: true })
const changed = await run('git', ['status', '--porcelain'], { quiet: true })
if (changed.output !== '') console.log('What is not committed is not on the new machines.')
let failed = 0
for (const distribution of distributions) {
  for (const user of users) failed += await check(distribution, user)
}
console.log(failed === 0 ? '\nAll is well on every new machine.' : `\n${failed} failed.`)
await leave(failed === 0 ? 0 : 1)

/** Ends everything that was started here, removes what is not to be kept, and ends. */
async function leave(code: number): Promise<void> {
  await endAll()
  rmSync(unfinishedIn(folder), { recursive: true, force: true })
  for (const root of asked.keep ? [] : made) removeRoot(root)
  process.exit(code)
}

/** Makes one machine and runs the commands on it; @returns how many of them failed. */
async function check(distribution: Distribution, user: User): Promise<number> {
  const name = `${distribution.name}-${user.name}`
  const log = path.join(folder, `${name}.log`)
  rmSync(log, { force: true })
  made.add(path.join(folder, name))
  console.log(`\n── ${distribution.name}, user ${user.name}; all output: ${log}`)
  let wrong = 0
  try {
    const root = await makeRoot(folder, distribution, user, reach, log)
    const versions = ['sh', '-c', 'echo "Node $(node --version), npm $(npm --version)"']
    console.log((await enterRoot(root, versions, { user, log }).ended).output.trim())
    for (const { name: command } of commands) {
      const setting = { root, user, log }
      const began = performance.now()
      const outcome = await (
        command === 'start' ? checkStart(setting) : checkTest(setting, words)
      ).catch((error: unknown) => {
        wrong += 1
        return `FAILED: ${error instanceof Error ? error.message : String(error)}`
      })
      const minutes = ((performance.now() - began) / 60_000).toFixed(1)
      console.log(`npm ${command} (${minutes} min): ${outcome}`)
    }
  } catch (error) {
    wrong += 1
    console.log(`FAILED: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!asked.keep) removeRoot(path.join(folder, name))
  return wrong
}

/** Those of the names, or all of them without any. */
function choose<Named extends { name: string }>(
  all: readonly Named[],
  names: readonly string[] = all.map(({ name }) => name),
): Named[] {
  return names.map((name) => {
    const found = all.find((one) => one.name === name)
    if (found) return found
    console.error(`There is no ${name}.\n\n${USAGE}`)
    return process.exit(2)
  })
}

/** Says in words what is not there to make machines with. */
async function demandTools(): Promise<void> {
  const missing: string[] = []
  for (const [tool, packaged] of Object.entries(NEEDED)) {
    const there = await run(tool, ['--version'], { quiet: true }).catch(() => ({ status: 1 }))
    if (there.status !== 0) missing.push(packaged)
  }
  if (missing.length > 0) {
    const packages = [...new Set(missing)].join(' ')
    console.error(`New machines are made with ${packages}: apt-get install ${packages}`)
    process.exit(1)
  }
  if (process.getuid?.() !== 0) {
    console.error('New machines are made by root alone: their folders are mounted.')
    process.exit(1)
  }
  if (!existsSync(path.join(ROOT, '.git'))) {
    console.error('New machines get a clone, and this folder is none.')
    process.exit(1)
  }
}
