import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './bootstrap.mjs'
import { run } from './run.ts'

/** What a stage counted. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Why nothing was run, where that is no failure. */
  readonly skipped?: string
}

/** The part of vitest's JSON report that is counted. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/**
 * Runs vitest on some of its projects and counts from its report.
 * @param name of the report, below .cache/tests
 * @param projects names, or `!name` for all but that one
 */
export async function runTests(
  name: string,
  projects: string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const reportFile = path.join(ROOT, '.cache/tests', `${name}.json`)
  rmSync(reportFile, { force: true })
  const { status } = await run(
    'vitest',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ],
    { environment },
  )
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 }
  return countTests(JSON.parse(readFileSync(reportFile, 'utf8')) as Report, status)
}

/**
 * Counts a report: failed tests, and files that failed without one, because they did not load or
 * were torn down badly. A run that failed as a whole, or without any test, counts one failure.
 */
export function countTests(report: Report, status: number): Outcome {
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length
  const passed = report.numPassedTests
  const failed = report.numFailedTests + brokenFiles
  const brokenRun = failed === 0 && (status !== 0 || passed === 0)
  return { passed, failed: brokenRun ? 1 : failed }
}
