import { globSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './bootstrap.mjs'
import { isBuilt, PARTS } from './build-stamp.mjs'
import { ensureHeadlessChromium } from './chromium.ts'
import { run } from './run.ts'
import { findServices } from './services.ts'
import { runTests, type Outcome } from './run-tests.ts'

/** One part of the test command. */
export interface Stage {
  readonly name: string
  readonly title: string
  /** The stage without which this one makes no sense. */
  readonly needs?: string
  run(): Promise<Outcome>
}

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
    run: () => runTests('conventions', ['conventions']),
  },
  {
    name: 'unit',
    title: 'packages and page',
    run: () => runTests('unit', ['!server', '!embedded', '!conventions', '!e2e']),
  },
  {
    name: 'integration',
    title: 'the server on its own PostgreSQL',
    run: () =>
      runTests('integration', ['server', 'embedded'], {
        TEST_DATABASE_URL: '',
        TEST_REDIS_URL: '',
      }),
  },
  { name: 'external', title: 'the server on the machine’s PostgreSQL and Redis', run: runExternal },
  { name: 'build', title: 'server and page build', run: build },
  { name: 'e2e', title: 'journeys in a real browser', needs: 'build', run: runEndToEnd },
]

async function check(tool: string, ...arguments_: string[]): Promise<Outcome> {
  const { status } = await run(tool, arguments_)
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function checkTypes(): Promise<Outcome> {
  const projects = globSync('{packages/*,apps/*,e2e,tools,benchmarks}/tsconfig.json', {
    cwd: ROOT,
  }).sort()
  let failed = 0
  for (const project of projects) {
    const { status } = await run('tsc', ['--project', project])
    if (status !== 0) failed += 1
  }
  return { passed: projects.length - failed, failed }
}

async function runExternal(): Promise<Outcome> {
  const { databaseUrl, redisUrl } = await findServices()
  if (!databaseUrl)
    return { passed: 0, failed: 0, skipped: 'skipped: no PostgreSQL is running here' }
  console.log(`PostgreSQL: yes; Redis: ${redisUrl ? 'yes' : 'no'}`)
  return runTests('external', ['server'], {
    TEST_DATABASE_URL: databaseUrl,
    TEST_REDIS_URL: redisUrl ?? '',
  })
}

async function build(): Promise<Outcome> {
  const { status } = await run(process.execPath, [path.join(ROOT, 'tools/build.ts')])
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function runEndToEnd(): Promise<Outcome> {
  if (!PARTS.every((part) => isBuilt(part))) {
    const built = await build()
    if (built.failed > 0) return built
  }
  return runTests('e2e', ['e2e'], { CHROMIUM_PATH: await ensureHeadlessChromium() })
}
