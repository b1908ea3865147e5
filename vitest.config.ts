import { globSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { callsPlugin } from './apps/web/calls-plugin.ts'
import { indexPlugin } from './apps/web/index-plugin.ts'
import LongestFirst from './tools/longest-first.ts'

/** The database cluster of the server's tests. */
const SERVER_SETUP = path.resolve('apps/server/src/testing/global-setup.ts')

/** Records what statements give, for the check of row types. */
const RECORD_STATEMENTS = path.resolve('apps/server/src/testing/record-statements.ts')

const EMBEDDED = 'src/**/*.embedded.test.ts'

/** The demonstration that the journeys' products begin with. */
const JOURNEYS_SETUP = path.resolve('e2e/global-setup.ts')

/**
 * Files that run at once: one for each core. Vitest by itself leaves one core free, which on a machine
 * with two is half of it.
 */
const WORKERS = availableParallelism()

/** Tests of the server wait, too: for servers that start and die, and for what comes at intervals. */
const SERVERS = { maxWorkers: WORKERS + 1, sequence: { groupOrder: 1 } }

/**
 * Journeys wait as often as they compute: one more than there are cores. Windows of more than three at
 * once keep each other from answering in time.
 */
const JOURNEYS = Math.min(WORKERS + 1, 3)

/** What takes longer hangs; how slow a machine may be is no test's business. In milliseconds. */
const TIMEOUT_MS = 20_000

/** What is waited for comes as late as the machine is slow; a second says nothing of it. */
const WAITING = { poll: { timeout: TIMEOUT_MS - 5_000 } }

/** A failure's first line says what was found, not only how much of it: in characters. */
const WHOLE_MESSAGES = { truncateThreshold: 2_000 }

/** What a test file changes for every module that is loaded after it. */
const CHANGES_ALL = /\bvi\.(?:mock|doMock|stubGlobal|stubEnv|resetModules)\(/

/** Every package is a project of its own name. */
const packages = readdirSync('packages').flatMap((name) =>
  sharing(name, `packages/${name}`, 'src/**/*.test.ts'),
)

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      ...packages,
      // Tests that start the product's own database, wherever the others run.
      project('embedded', 'apps/server', {
        include: [EMBEDDED],
        // A cluster is made in some of them, which is work for the disk too.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        ...SERVERS,
      }),
      project('server', 'apps/server', {
        include: ['src/**/*.test.ts'],
        exclude: [EMBEDDED],
        globalSetup: [SERVER_SETUP],
        setupFiles: [RECORD_STATEMENTS],
        // The files of a worker load the server once.
        isolate: false,
        testTimeout: TIMEOUT_MS,
        hookTimeout: 60_000,
        ...SERVERS,
      }),
      ...sharing('web', 'apps/web', 'src/**/*.test.{ts,tsx}').map((web) => ({
        ...web,
        plugins: [indexPlugin(), callsPlugin()],
      })),
      // The files of a worker load the compiler once.
      project('conventions', 'tools', {
        include: ['**/*.test.ts'],
        isolate: false,
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      project('e2e', 'e2e', {
        include: ['**/*.test.ts'],
        globalSetup: [JOURNEYS_SETUP],
        // The files of a worker share its browser.
        isolate: false,
        testTimeout: 120_000,
        hookTimeout: 120_000,
        // Not beside the other projects, which have more of them.
        maxWorkers: JOURNEYS,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
})

/**
 * A project whose files share a process, and what they load; what changes that for others is in
 * another, `-alone`, in which each file has a process of its own.
 */
function sharing(name: string, root: string, include: string): TestProjectInlineConfiguration[] {
  const alone = globSync(include, { cwd: root }).filter((file) =>
    CHANGES_ALL.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
  const test = { include: [include], exclude: alone, isolate: false, testTimeout: TIMEOUT_MS }
  const shared = project(name, root, test)
  if (alone.length === 0) return [shared]
  const own = { include: alone, testTimeout: TIMEOUT_MS }
  return [shared, project(`${name}-alone`, root, own)]
}

function project(
  name: string,
  root: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    extends: false,
    root,
    test: { name, maxWorkers: WORKERS, chaiConfig: WHOLE_MESSAGES, expect: WAITING, ...test },
  }
}
