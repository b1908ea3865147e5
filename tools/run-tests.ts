import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './bootstrap.mjs'
import type { Report } from './failure-reporter.ts'
import { run } from './run.ts'

/** What a stage counted. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** What failed and why, a line each, where the stage can tell. */
  readonly failures?: readonly string[]
  /** Why nothing was run, where that is no failure. */
  readonly skipped?: string
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
  mkdirSync(path.dirname(reportFile), { recursive: true })
  const { status } = await run(
    'vitest',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      `--reporter=${path.join(ROOT, 'tools/failure-reporter.ts')}`,
    ],
    { environment: { ...environment, REPORT_FILE: reportFile } },
  )
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 }
  return countTests(JSON.parse(readFileSync(reportFile, 'utf8')) as Report, status)
}

/** A run that failed as a whole, or in which no test passed, counts one failure. */
export function countTests({ passed, failures }: Report, status: number): Outcome {
  if (failures.length > 0 || (status === 0 && passed > 0))
    return { passed, failed: failures.length, failures }
  const reason = passed === 0 ? 'no test was run' : `the run ended with exit code ${status}`
  return { passed, failed: 1, failures: [reason] }
}
