import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestError } from 'vitest'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** One test, for running it by itself. */
export interface TestId {
  readonly project: string
  /** Absolute path of its file. */
  readonly file: string
  readonly name: string
}

/** Something that failed, in one line. */
export interface ReportedFailure {
  readonly text: string
  /** Without, it belongs to no single test: a file that did not load, an error outside any test. */
  readonly test?: TestId
}

/** A test file, from the root of its project, and how long it took. */
export interface TimedFile {
  readonly file: string
  readonly seconds: number
}

/** What a run of tests came to, as the stages count it. */
export interface Report {
  readonly passed: number
  /** What took longest, the longest first. */
  readonly slowest: readonly TimedFile[]
  /** Tests that failed, files that did not load or end well, and errors that belong to no test. */
  readonly failures: readonly ReportedFailure[]
}

/**
 * Writes a run’s report to the file that REPORT_FILE names.
 * @public
 */
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env['REPORT_FILE']
    if (file) writeFileSync(file, JSON.stringify(reportOn(modules, errors)))
  }
}

/** As many of the slowest files are named. */
const NAMED = 5

/** The files that took longest: what they load, their hooks and their tests. */
function slowestOf(modules: readonly TestModule[]): TimedFile[] {
  const timed = modules.map((module) => {
    const { collectDuration, duration } = module.diagnostic()
    return { file: module.relativeModuleId, seconds: (collectDuration + duration) / 1000 }
  })
  return timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, NAMED)
}

function reportOn(modules: readonly TestModule[], errors: readonly SerializedError[]): Report {
  const failures: ReportedFailure[] = errors.map((error) => ({
    text: `outside any test: ${firstLine(error.message)}`,
  }))
  let passed = 0
  for (const module of modules) {
    const known = failures.length
    for (const test of module.children.allTests()) {
      const result = test.result()
      if (result.state === 'passed') passed += 1
      if (result.state !== 'failed') continue
      failures.push({
        text: `${module.relativeModuleId} > ${test.fullName}: ${messageOf(result.errors)}`,
        test: { project: module.project.name, file: module.moduleId, name: test.fullName },
      })
    }
    // It did not load, or was torn down badly.
    if (!module.ok() && failures.length === known)
      failures.push({ text: `${module.relativeModuleId}: ${messageOf(module.errors())}` })
  }
  return { passed, slowest: slowestOf(modules), failures }
}

/** The reason, and the line that met it. */
function messageOf(errors: readonly TestError[]): string {
  const [error] = errors
  const reason = firstLine(error?.message ?? 'no reason was given')
  const met = error?.stacks?.find(({ file }) => !file.includes('node_modules'))
  return met ? `${reason} (${path.basename(met.file)}:${met.line})` : reason
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''
