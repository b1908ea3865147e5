import { expect, test } from 'vitest'
import { countTests } from './run-tests.ts'

const good = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const bad = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
const notLoaded = { status: 'failed', assertionResults: [] }

test.for([
  ['all is well', [good], 1, 0, 0, { passed: 1, failed: 0 }],
  ['a test failed', [good, bad], 2, 1, 1, { passed: 2, failed: 1 }],
  ['a file did not load', [good, notLoaded], 1, 0, 1, { passed: 1, failed: 1 }],
  ['one of each', [bad, notLoaded], 1, 1, 1, { passed: 1, failed: 2 }],
  ['the run failed otherwise', [good], 1, 0, 1, { passed: 1, failed: 1 }],
  ['there was no test', [], 0, 0, 0, { passed: 0, failed: 1 }],
] as const)('counts when %s', ([, files, numPassedTests, numFailedTests, status, counted]) => {
  const testResults = files.map(({ status: ended, assertionResults }) => ({
    status: ended,
    assertionResults: [...assertionResults],
  }))
  expect(countTests({ numPassedTests, numFailedTests, testResults }, status)).toEqual(counted)
})
