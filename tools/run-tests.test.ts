import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, test } from 'vitest'
import { ROOT } from './bootstrap.mjs'
import type { Report } from './failure-reporter.ts'
import { countTests, patternOf } from './run-tests.ts'

test.for([
  ['all is well', 1, [], 0, 0],
  ['a test failed', 2, ['a test'], 1, 1],
  ['a test failed and the runner did not notice', 2, ['a test'], 0, 1],
  ['the run failed otherwise', 1, [], 1, 1],
  ['there was no test', 0, [], 0, 1],
] as const)('counts when %s', ([, passed, failures, status, failed]) => {
  const report = { passed, slowest: [], failures: failures.map((text) => ({ text })) }
  const outcome = countTests(report, status, () => Promise.resolve(true))
  expect(outcome).toMatchObject({ passed, failed })
  expect(outcome.failures).toHaveLength(failed)
})

test('only a single test can be run again', async () => {
  const test = { project: 'p', file: '/p/a.test.ts', name: 'a > b' }
  const report = { passed: 1, slowest: [], failures: [{ text: 'a' }, { text: 'b', test }] }
  const asked: unknown[] = []
  const { failures } = countTests(report, 1, (one) => Promise.resolve(asked.push(one) > 0))
  expect(failures?.map(({ passesAlone }) => passesAlone !== undefined)).toEqual([false, true])
  expect(await failures?.[1]?.passesAlone?.()).toBe(true)
  expect(asked).toEqual([test])
})

describe('the report of a run', () => {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
  const folder = mkdtempSync(path.join(ROOT, '.cache/report-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('names what failed in a test, in a file and outside both', () => {
    const report = path.join(folder, 'report.json')
    writeFileSync(
      path.join(folder, 'some.test.mjs'),
      `import { describe, expect, test } from 'vitest'
       test('holds', () => expect(1).toBe(1))
       describe('a suite', () => {
         test('breaks (1)', () => { throw new Error('broken\\nin two lines') })
       })
       test('leaves an error behind', () => void Promise.reject(new Error('left behind')))`,
    )
    writeFileSync(path.join(folder, 'other.test.mjs'), `throw new Error('does not load')`)
    const reporter = path.join(ROOT, 'tools/failure-reporter.ts')
    const runVitest = (...options: string[]): Report => {
      const { status } = spawnSync(
        process.execPath,
        [
          path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
          'run',
          `--reporter=${reporter}`,
          `--root=${folder}`,
          ...options,
        ],
        { cwd: ROOT, env: { ...process.env, REPORT_FILE: report } },
      )
      expect(status).not.toBe(0)
      return JSON.parse(readFileSync(report, 'utf8')) as Report
    }
    const { passed, slowest, failures } = runVitest()
    expect([passed, failures.map(({ text }) => text).toSorted()]).toEqual([
      2,
      [
        'other.test.mjs: does not load (other.test.mjs:1)',
        'outside any test: left behind',
        'some.test.mjs > a suite > breaks (1): broken (some.test.mjs:4)',
      ],
    ])
    const files = slowest.map(({ file }) => file).toSorted()
    expect(files).toEqual(['other.test.mjs', 'some.test.mjs'])
    const [longest, other] = slowest.map(({ seconds }) => seconds)
    expect(longest).toBeGreaterThanOrEqual(other ?? Infinity)
    const id = failures.find(({ test }) => test)?.test
    expect(id).toMatchObject({ file: path.join(folder, 'some.test.mjs') })
    const { name = '', file = '' } = id ?? {}
    const again = runVitest(file, `--testNamePattern=${patternOf(name)}`)
    expect(again).toMatchObject({ passed: 0, failures: [{ test: id }] })
  }, 30_000)
})
