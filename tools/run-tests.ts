import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './bootstrap.mjs'
import { makeFastFolder } from './fast-folder.ts'
import type { Report, TestId, TimedFile } from './failure-reporter.ts'
import { run } from './run.ts'
import type { Failure } from './settle-failures.ts'

/** What a stage counted. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** The test files that took longest, the longest first. */
  readonly slowest?: readonly TimedFile[]
  /** What failed and why, where the stage can tell. */
  readonly failures?: readonly Failure[]
  /** Why nothing was run, where that is no failure. */
  readonly skipped?: string
}

/** What a run of tests differs in. */
export interface TestRunOptions {
  /** Variables beside those of this process. */
  readonly environment?: Record<string, string>
  /** Files or folders to which the run is limited. */
  readonly files?: readonly string[]
  /** Patterns of files that are left out. */
  readonly without?: readonly string[]
  /** What the names of the tests are limited to, as a regular expression. */
  readonly pattern?: string
}

/**
 * Runs vitest on some of its projects and counts from its report.
 * @param name of the report, below .cache/tests
 * @param projects names, or `!name` for all but that one
 */
export async function runTests(
  name: string,
  projects: readonly string[],
  options: TestRunOptions = {},
): Promise<Outcome> {
  const { environment = {}, files = [], without = [], pattern } = options
  const reportFile = path.join(ROOT, '.cache/tests', `${name}.json`)
  rmSync(reportFile, { force: true })
  mkdirSync(path.dirname(reportFile), { recursive: true })
  const folder = makeFastFolder()
  const { status } = await run(
    'vitest',
    [
      'run',
      ...files,
      ...without.map((glob) => `--exclude=${glob}`),
      ...(pattern === undefined ? [] : [`--testNamePattern=${pattern}`]),
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      `--reporter=${path.join(ROOT, 'tools/failure-reporter.ts')}`,
    ],
    { environment: { ...environment, REPORT_FILE: reportFile, TMPDIR: folder.path } },
  ).finally(folder.remove)
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  return countTests(report, status, (test) => runsAlone(name, test, environment))
}

/** Runs one test by itself. */
async function runsAlone(
  stage: string,
  { project, file, name }: TestId,
  environment: Record<string, string>,
): Promise<boolean> {
  const pattern = patternOf(name)
  const options = { environment, files: [file], pattern }
  const { passed, failed } = await runTests(`${stage}-again`, [project], options)
  return passed > 0 && failed === 0
}

/** The names of a suite and its tests are joined by a blank where vitest compares them. */
export function patternOf(name: string): string {
  const escaped = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return `^${escaped.replaceAll(' > ', '( > | )')}$`
}

/** A run that failed as a whole, or in which no test passed, counts one failure. */
export function countTests(
  { passed, slowest, failures }: Report,
  status: number,
  runAlone: (test: TestId) => Promise<boolean>,
): Outcome {
  if (failures.length > 0 || (status === 0 && passed > 0)) {
    const known = failures.map(({ text, test }) => ({
      text,
      ...(test && { passesAlone: () => runAlone(test) }),
    }))
    return { passed, slowest, failed: failures.length, failures: known }
  }
  const reason = passed === 0 ? 'no test was run' : `the run ended with exit code ${status}`
  return { passed, slowest, failed: 1, failures: [{ text: reason }] }
}
