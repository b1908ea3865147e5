import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { ROOT } from './bootstrap.mjs'
import { isBuilt, PARTS } from './build-stamp.mjs'
import { changedFiles, testsOf, touchesGenerators } from './changed-tests.ts'
import { ensureHeadlessChromium } from './chromium.ts'
import { run } from './run.ts'
import { findServices } from './services.ts'
import { checkRowTypes, startRecording } from './row-types/check-row-types.ts'
import { runTests, type Outcome, type TestRunOptions } from './run-tests.ts'

/** One part of the test command. */
export interface Stage {
  readonly name: string
  readonly title: string
  /** The stage without which this one makes no sense. */
  readonly needs?: string
  /** True where only `fast`, or its name, runs it. */
  readonly isOnRequest?: boolean
  /** Runs it; of the stages of tests only these files, where some are named. */
  run(files: readonly string[]): Promise<Outcome>
}

/** The stages that tell soon whether a change is sound. */
export const FAST = ['format', 'lint', 'types', 'rules', 'unit', 'changed']

/** The server's own PostgreSQL, and no Redis. */
const OWN_SERVICES = { environment: { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' } }

/**
 * What another PostgreSQL, and a Redis, may do differently from our own: stores, migrations, locks,
 * limits and the realtime hub.
 */
const EXTERNAL = [
  'src/kernel/database/',
  'src/kernel/jobs/',
  'src/kernel/realtime/',
  'src/kernel/open-redis.test.ts',
  'src/app/two-servers.test.ts',
  'src/app/redis-away.test.ts',
  'src/kernel/mount.test.ts',
  'src/app/demo/load-demo.test.ts',
  'src/modules/identity/guessing.test.ts',
  'src/modules/identity/own-sessions.test.ts',
  'src/modules/mail/mail-sender.test.ts',
  'src/modules/grid/counts.test.ts',
]

/** The stages in their order: the cheapest first. */
export const STAGES: readonly Stage[] = [
  { name: 'format', title: 'every file is formatted', run: () => check('oxfmt', '--check') },
  { name: 'lint', title: 'no lint rule is broken', run: () => check('oxlint') },
  { name: 'types', title: 'every project type-checks', run: checkTypes },
  {
    name: 'unused',
    title: 'no file, export or dependency is unused',
    run: () => check('knip', '--no-progress'),
  },
  {
    name: 'conventions',
    title: 'boundaries and conventions hold, and their checks work',
    run: (files) => runTests('conventions', ['conventions'], { files }),
  },
  {
    name: 'rules',
    title: 'the same, without generators that have not changed',
    isOnRequest: true,
    run: async () => {
      const without = touchesGenerators(await changedFiles()) ? [] : ['**/generators/**']
      return runTests('rules', ['conventions'], { without })
    },
  },
  {
    name: 'unit',
    title: 'packages and page',
    run: (files) => runTests('unit', ['!server', '!embedded', '!conventions', '!e2e'], { files }),
  },
  {
    name: 'integration',
    title: 'the server on its own PostgreSQL',
    run: async (files) => {
      // Some tests kill the server as it is delivered.
      const built = await build('server')
      return built.failed > 0
        ? built
        : runTests('integration', ['server', 'embedded'], {
            files,
            environment: { ...OWN_SERVICES.environment, RECORD_STATEMENTS: startRecording() },
          })
    },
  },
  {
    name: 'row-types',
    title: 'rows of the database are what the code claims',
    // On what was recorded, even where a test of the integration failed.
    run: () => checkRowTypes(),
  },
  {
    name: 'soak',
    title: 'an hour of fifty people while servers, databases and networks die',
    isOnRequest: true,
    needs: 'build',
    run: () =>
      runEndToEnd({
        name: 'soak',
        projects: ['server', 'embedded', 'e2e'],
        environment: { ...OWN_SERVICES.environment, SOAK: '1' },
        files: [
          'src/app/crash.embedded.test.ts',
          'src/app/mail-crash.test.ts',
          'src/app/upload-crash.test.ts',
          'src/app/message-crash.test.ts',
          'e2e/soak.test.ts',
        ],
      }),
  },
  {
    name: 'changed',
    title: 'the server where it has changed since main',
    isOnRequest: true,
    run: runChanged,
  },
  {
    name: 'external',
    title: 'stores, locks, limits and hub on the machine’s PostgreSQL and Redis',
    run: runExternal,
  },
  { name: 'build', title: 'server and page build', run: () => build() },
  {
    name: 'e2e',
    title: 'journeys in a real browser',
    needs: 'build',
    run: (files) => runEndToEnd({ files }),
  },
]

async function check(tool: string, ...arguments_: string[]): Promise<Outcome> {
  const { status } = await run(tool, arguments_)
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Has the compiler keep what it found below .cache, and look again only at what has changed since, and
 * at whatever that concerns. On a new clone it looks at everything.
 */
function remembering(project: string): string[] {
  const name = path.posix.dirname(project.replaceAll(path.sep, '/')).replaceAll('/', '-')
  const file = path.join(ROOT, '.cache/types', `${name}.tsbuildinfo`)
  return ['--incremental', '--tsBuildInfoFile', file]
}

async function checkTypes(): Promise<Outcome> {
  // The largest first: they decide when the last one ends.
  const rest = globSync('{apps/*,packages/*,e2e,tools,benchmarks}/tsconfig.json', { cwd: ROOT })
  const projects = rest.length
  let failed = 0
  const checkNext = async (): Promise<void> => {
    for (let project = rest.shift(); project; project = rest.shift()) {
      // One checker each: several check the types that they share several times.
      const arguments_ = ['--project', project, '--checkers', '1', ...remembering(project)]
      const { status, output } = await run('tsc', arguments_, { quiet: true })
      if (status === 0) continue
      console.log(output)
      failed += 1
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, checkNext))
  return { passed: projects - failed, failed }
}

async function runChanged(): Promise<Outcome> {
  const files = testsOf(await changedFiles())
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 'skipped: nothing has changed' }
  return runTests('changed', ['server', 'embedded'], { ...OWN_SERVICES, files })
}

async function runExternal(): Promise<Outcome> {
  const { databaseUrl, redisUrl } = await findServices()
  if (!databaseUrl)
    return { passed: 0, failed: 0, skipped: 'skipped: no PostgreSQL is running here' }
  console.log(`PostgreSQL: yes; Redis: ${redisUrl ? 'yes' : 'no'}`)
  return runTests('external', ['server'], {
    environment: { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl ?? '' },
    files: EXTERNAL,
  })
}

/** Builds one part where it is stale, or all. */
async function build(part?: 'server'): Promise<Outcome> {
  const words = part ? [part, 'stale'] : []
  const { status } = await run(process.execPath, [path.join(ROOT, 'tools/build.ts'), ...words])
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

interface InBrowser extends TestRunOptions {
  readonly name?: string
  readonly projects?: readonly string[]
}

/** Runs tests that need the built product and a browser: the journeys, unless others are named. */
async function runEndToEnd({
  name = 'e2e',
  projects = ['e2e'],
  ...options
}: InBrowser = {}): Promise<Outcome> {
  if (!PARTS.every((part) => isBuilt(part))) {
    const built = await build()
    if (built.failed > 0) return built
  }
  const CHROMIUM_PATH = await ensureHeadlessChromium()
  return runTests(name, projects, {
    ...options,
    environment: { ...options.environment, CHROMIUM_PATH },
  })
}
