import { describe, expect, it } from 'vitest'
import { ASKING, ENDLESS, ODD, PROBES, SAYING } from '../../testing/hostile-scripts.ts'
import { Scripts } from './run-scripts.ts'
import {
  EFFECT_FUNCTIONS,
  MAX_ASKS,
  MAX_EFFECTS,
  MAX_RESULT_CHARS,
  type HostAnswer,
  type HostAsk,
  type ScriptBatch,
  type ScriptOutcome,
} from './script-job.ts'

const scripts = new Scripts({ atOnce: 3, maxWaiting: 1_000 })

/** Each is of a project of its own: none has its time taken by what others took. */
let projects = 0
async function run(
  script: string,
  more: Partial<ScriptBatch> = {},
): Promise<{ outcome: ScriptOutcome; asked: HostAsk[] }> {
  const asked: HostAsk[] = []
  const answer = async (ask: HostAsk): Promise<HostAnswer> => {
    asked.push(ask)
    return ask.args[0] === 'no' ? { error: 'it is refused' } : { value: { got: 1 } }
  }
  const job = { script, parameters: ['input'], values: [{ a: 1 }] }
  const batch = { jobs: [job], milliseconds: 200, host: [], ...more }
  const [outcome] = await scripts.run(batch, { projectId: ++projects, answer })
  if (!outcome) throw new Error('no outcome')
  return { outcome, asked }
}

/** What is of the machine, of the server or of its files, and never of a script. */
const OF_THE_MACHINE =
  /root:|node_modules|node:internal|file:\/\/|\.ts:|quickjs|\/home\/|\/tmp\/|process\.env|polluted":true/

const PROBLEMS = ['error', 'result', 'depth', 'memory', 'time']

function expectOwn(script: string, outcome: ScriptOutcome): void {
  const text = JSON.stringify(outcome)
  expect({ script, text }).not.toMatchObject({ text: expect.stringMatching(OF_THE_MACHINE) })
  expect(text.length).toBeLessThan(2 * MAX_RESULT_CHARS + 1_000)
  if ('problem' in outcome) expect(outcome.detail.length).toBeLessThanOrEqual(300)
  expect(Object.keys(Object.prototype)).toEqual([])
  expect('polluted' in {}).toBe(false)
}

const short = (script: string) => [script.slice(0, 100), script] as const

it('are three hundred and more, and none is there twice', () => {
  const all = [...PROBES, ...ODD, ...ENDLESS, ...ASKING, ...SAYING]
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(300)
})

describe('a script', () => {
  it.each(PROBES.map(short))('%s is told that there is no such thing', async (_, script) => {
    const { outcome } = await run(script, { milliseconds: 900 })
    expect(['"undefined"', '"function"']).toContain('json' in outcome && outcome.json)
    // A function that was never called is the script's own.
    if ('json' in outcome && outcome.json === '"function"') expect(script).toContain('new Function')
  })

  it.each(ODD.map(short))('%s answers what is its own', async (_, script) => {
    const { outcome } = await run(script)
    expectOwn(script, outcome)
    if ('problem' in outcome) return expect(PROBLEMS).toContain(outcome.problem)
    expect(typeof outcome.type).toBe('string')
  })

  it.each(ENDLESS.map(short))('%s is stopped, or ends', async (_, script) => {
    const { outcome } = await run(script)
    expectOwn(script, outcome)
    expect((await run('return 1', { milliseconds: 900 })).outcome).toEqual({
      type: 'number',
      json: '1',
    })
  })

  it.each(ASKING.map(short))('%s asks for no more than it may', async (_, script) => {
    const { outcome, asked } = await run(script, { host: ['sql', 'call'] })
    expectOwn(script, outcome)
    expect(asked.length).toBeLessThanOrEqual(MAX_ASKS)
    for (const { name, args } of asked) {
      expect(['sql', 'call']).toContain(name)
      for (const arg of args) expect(JSON.parse(JSON.stringify(arg))).toEqual(arg)
    }
  })

  it.each(SAYING.map(short))('%s says no more than it may', async (_, script) => {
    const { outcome } = await run(script, { effects: EFFECT_FUNCTIONS })
    expectOwn(script, outcome)
    const { effects = [] } = outcome
    expect(effects.length).toBeLessThanOrEqual(MAX_EFFECTS)
    for (const effect of effects) expect(EFFECT_FUNCTIONS).toContain(effect.name)
  })
})

it('of a batch leaves nothing to the next of it', async () => {
  const job = (script: string) => ({ script, parameters: ['input'], values: [{ a: 1 }] })
  const jobs = [
    'globalThis.left = 1; Object.prototype.left = 1; Array.prototype.map = null; JSON.parse = null',
    'return [typeof left, ({}).left, typeof [].map, typeof JSON.parse]',
  ].map(job)
  const [, second] = await scripts.run(
    { jobs, milliseconds: 200, host: [] },
    { projectId: ++projects },
  )
  expect(second).toMatchObject({ json: '["undefined",null,"function","function"]' })
})
