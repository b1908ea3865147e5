import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** What a run of tests came to, as the stages count it. */
export interface Report {
  readonly passed: number
  /** Tests that failed, files that did not load or end well, and errors that belong to no test. */
  readonly failures: readonly string[]
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

function reportOn(modules: readonly TestModule[], errors: readonly SerializedError[]): Report {
  const failures = errors.map((error) => `outside any test: ${firstLine(error.message)}`)
  let passed = 0
  for (const module of modules) {
    const known = failures.length
    for (const test of module.children.allTests()) {
      const result = test.result()
      if (result.state === 'passed') passed += 1
      if (result.state === 'failed')
        failures.push(`${module.relativeModuleId} > ${test.fullName}: ${messageOf(result.errors)}`)
    }
    // It did not load, or was torn down badly.
    if (!module.ok() && failures.length === known)
      failures.push(`${module.relativeModuleId}: ${messageOf(module.errors())}`)
  }
  return { passed, failures }
}

const messageOf = (errors: readonly { message?: string }[]): string =>
  firstLine(errors[0]?.message ?? 'no reason was given')

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''
