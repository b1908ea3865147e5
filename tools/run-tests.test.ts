import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, test } from 'vitest'
import { ROOT } from './bootstrap.mjs'
import { countTests } from './run-tests.ts'

test.for([
  ['all is well', 1, [], 0, 0],
  ['a test failed', 2, ['a test'], 1, 1],
  ['a test failed and the runner did not notice', 2, ['a test'], 0, 1],
  ['the run failed otherwise', 1, [], 1, 1],
  ['there was no test', 0, [], 0, 1],
] as const)('counts when %s', ([, passed, failures, status, failed]) => {
  const outcome = countTests({ passed, failures }, status)
  expect(outcome).toMatchObject({ passed, failed })
  expect(outcome.failures).toHaveLength(failed)
})

describe('the report of a run', () => {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
  const folder = mkdtempSync(path.join(ROOT, '.cache/report-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('names what failed in a test, in a file and outside both', () => {
    const report = path.join(folder, 'report.json')
    writeFileSync(
      path.join(folder, 'some.test.mjs'),
      `import { expect, test } from 'vitest'
       test('holds', () => expect(1).toBe(1))
       test('breaks', () => { throw new Error('broken\\nin two lines') })
       test('leaves an error behind', () => void Promise.reject(new Error('left behind')))`,
    )
    writeFileSync(path.join(folder, 'other.test.mjs'), `throw new Error('does not load')`)
    const reporter = path.join(ROOT, 'tools/failure-reporter.ts')
    const { status } = spawnSync(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
        'run',
        `--reporter=${reporter}`,
        `--root=${folder}`,
      ],
      { cwd: ROOT, env: { ...process.env, REPORT_FILE: report } },
    )
    expect(status).not.toBe(0)
    expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({
      passed: 2,
      failures: expect.arrayContaining([
        'some.test.mjs > breaks: broken',
        'other.test.mjs: does not load',
        'outside any test: left behind',
      ]),
    })
  }, 30_000)
})
