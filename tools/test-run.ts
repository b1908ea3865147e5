/**
 * Runs the test stages one after the other and ends with the line `N passed, N failed`. Words that name
 * test files limit the stages beside them: `npm test -- e2e first-load.test.ts`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './bootstrap.mjs'
import { TEST_FILE } from './boundaries.ts'
import type { Outcome } from './run-tests.ts'
import { countSettled, settleFailures } from './settle-failures.ts'
import { FAST, STAGES, type Stage } from './test-stages.ts'

/** The unstable tests of the last run, a line each; gone where there was none. */
const UNSTABLE_FILE = path.join(ROOT, '.cache/tests/unstable.txt')

const words = process.argv.slice(2)
const files = words.filter((word) => TEST_FILE.test(word))
const asked = words
  .filter((word) => !TEST_FILE.test(word))
  .flatMap((name) => (name === 'fast' ? FAST : name))
const unknown = asked.filter((name) => !STAGES.some((stage) => stage.name === name))
if (unknown.length > 0) {
  const names = STAGES.map(({ name }) => name).join(', ')
  console.error(`No such stage: ${unknown.join(', ')}. There are ${names}, and fast.`)
  process.exit(2)
}
if (files.length > 0 && asked.length === 0) {
  console.error(`Say in which stage ${files.join(', ')} runs: npm test -- e2e ${files[0]}`)
  process.exit(2)
}

const outcomes = new Map<string, Outcome>()
const summary: string[] = []
for (const stage of STAGES.filter(isAsked)) {
  const started = performance.now()
  console.log(`\n── ${stage.name}: ${stage.title}`)
  const outcome = await runStage(stage)
  outcomes.set(stage.name, outcome)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const line = `${stage.name.padEnd(12)} ${describeOutcome(outcome)}, ${seconds} s`
  summary.push(line)
  for (const { file, seconds: taken } of outcome.slowest ?? [])
    console.log(`   ${taken.toFixed(1).padStart(6)} s  ${file}`)
  console.log(`── ${line}`)
}

const { failed: failures, unstable } = await settleFailures(
  [...outcomes].flatMap(([name, { failures = [] }]) =>
    failures.map((failure) => ({ ...failure, text: `${name}: ${failure.text}` })),
  ),
)
rmSync(UNSTABLE_FILE, { force: true })
if (unstable.length > 0) {
  mkdirSync(path.dirname(UNSTABLE_FILE), { recursive: true })
  writeFileSync(UNSTABLE_FILE, `${unstable.join('\n')}\n`)
}
const { passed, failed } = countSettled(
  sum((outcome) => outcome.passed),
  sum((outcome) => outcome.failed),
  unstable.length,
)
const remarks = unstable.map((text) => `unstable (passed when run again by itself): ${text}`)
console.log(
  ['', ...summary, '', ...failures, ...remarks, `${passed} passed, ${failed} failed`].join('\n'),
)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

function isAsked({ name, isOnRequest }: Stage): boolean {
  return asked.length === 0 ? !isOnRequest : asked.includes(name)
}

async function runStage(stage: Stage): Promise<Outcome> {
  const broken = stage.needs && outcomes.get(stage.needs)?.failed
  if (broken) {
    console.log(`Not run, because ${stage.needs} failed.`)
    return { passed: 0, failed: 1 }
  }
  try {
    return await stage.run(files)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

function describeOutcome({ passed, failed, skipped }: Outcome): string {
  return skipped ?? `${passed} passed, ${failed} failed`
}

function sum(count: (outcome: Outcome) => number): number {
  return [...outcomes.values()].reduce((total, outcome) => total + count(outcome), 0)
}
