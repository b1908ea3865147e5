/** Runs the test stages one after the other and ends with the line `N passed, N failed`. */
import type { Outcome } from './run-tests.ts'
import { STAGES, type Stage } from './test-stages.ts'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !STAGES.some((stage) => stage.name === name))
if (unknown.length > 0) {
  const names = STAGES.map(({ name }) => name).join(', ')
  console.error(`No such stage: ${unknown.join(', ')}. There are ${names}.`)
  process.exit(2)
}

const outcomes = new Map<string, Outcome>()
const summary: string[] = []
for (const stage of STAGES.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const started = performance.now()
  console.log(`\n── ${stage.name}: ${stage.title}`)
  const outcome = await runStage(stage)
  outcomes.set(stage.name, outcome)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const line = `${stage.name.padEnd(12)} ${describeOutcome(outcome)}, ${seconds} s`
  summary.push(line)
  console.log(`── ${line}`)
}

const passed = sum(({ passed }) => passed)
const failed = sum(({ failed }) => failed)
const failures = [...outcomes].flatMap(([name, { failures = [] }]) =>
  failures.map((failure) => `${name}: ${failure}`),
)
console.log(['', ...summary, '', ...failures, `${passed} passed, ${failed} failed`].join('\n'))
process.exit(failed > 0 || passed === 0 ? 1 : 0)

async function runStage(stage: Stage): Promise<Outcome> {
  const broken = stage.needs && outcomes.get(stage.needs)?.failed
  if (broken) {
    console.log(`Not run, because ${stage.needs} failed.`)
    return { passed: 0, failed: 1 }
  }
  try {
    return await stage.run()
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
