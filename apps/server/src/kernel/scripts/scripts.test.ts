import { describe, expect, it } from 'vitest'
import { Scripts } from './run-scripts.ts'
import { MAX_ASKS, type HostAnswer, type HostAsk } from './script-job.ts'

const scripts = new Scripts({ atOnce: 2, maxWaiting: 10 })
let asked: HostAsk[] = []
const answer = async (ask: HostAsk): Promise<HostAnswer> => {
  asked.push(ask)
  return ask.args[0] === 'no' ? { error: 'it is refused' } : { value: { got: ask.args } }
}
const run = async (script: string, projectId = 1, values: unknown[] = [{ a: 1 }]) => {
  asked = []
  const job = { script, parameters: ['input'], values }
  const batch = { jobs: [job], milliseconds: 200, host: ['sql', 'call'] as const }
  return (await scripts.run(batch, { projectId, answer }))[0]
}

describe('a script that may ask', () => {
  it('is told what it asked, and answers JSON', async () => {
    const outcome = await run('const got = await sql("people", { town: input.a }); return { got }')
    expect(outcome).toEqual({
      ...{ type: 'object', json: '{"got":{"got":["people",{"town":1}]}}' },
    })
    expect(asked).toEqual([{ name: 'sql', args: ['people', { town: 1 }] }])
  })

  it('asks several together, and goes on after a refusal', async () => {
    const outcome = await run(`
      const all = await Promise.allSettled([sql('a', {}), call('no', {}), sql('b', {})])
      return all.map(({ status, reason }) => reason?.message ?? status)`)
    expect(outcome).toMatchObject({ json: '["fulfilled","it is refused","fulfilled"]' })
  })

  it('asks so often, and no more', async () => {
    const outcome = await run(`
      let done = 0
      try { for (;;) { await call('x', {}); done += 1 } } catch (error) { return [done, error.message] }`)
    expect(outcome).toMatchObject({ json: expect.stringContaining(`[${MAX_ASKS},`) as string })
    expect(asked).toHaveLength(MAX_ASKS)
  })

  it.each([
    ['for (;;) {}', 'time'],
    ['await sql("a", {}); for (;;) {}', 'time'],
    ['for (;;) await null', 'time'],
    ['return new Promise(() => undefined)', 'result'],
    ['await Promise.reject(new Error("no"))', 'error'],
    ['return { toJSON() { for (;;) {} } }', 'time'],
    ['return "x".repeat(2_000_000)', 'result'],
    ['JSON.stringify = () => { for (;;) {} }; return sql("a".repeat(300_000), {})', 'error'],
    ['throw { get name() { for (;;) {} } }', 'error'],
    ['throw Symbol("s")', 'error'],
  ])('%s ends, and is named: %s', async (script, problem) => {
    expect(await run(script)).toMatchObject({ problem })
    expect(await run('return 1')).toEqual({ type: 'number', json: '1' })
  })

  it('says where it went wrong', async () => {
    expect(await run('const a = 1\n\nreturn a.b.c')).toMatchObject({ at: '3:11' })
    expect(await run('const a = 1\nconst = 2')).toMatchObject({ at: expect.stringMatching(/^2:/) })
  })

  it('has no time taken by what it waits for', async () => {
    const job = { script: 'return await call("slow", {})', parameters: [], values: [] }
    let isReleased = false
    const slow = async (): Promise<HostAnswer> => {
      for (let turn = 0; turn < 30; turn += 1) await new Promise((done) => setTimeout(done, 10))
      isReleased = true
      return { value: 'late' }
    }
    const batch = { jobs: [job], milliseconds: 100, host: ['call'] as const }
    const outcomes = await scripts.run(batch, { projectId: 1, answer: slow })
    expect([isReleased, ...outcomes]).toEqual([true, { type: 'string', json: '"late"' }])
  })
})

it('scripts that may not ask have nothing to ask with', async () => {
  const job = { script: 'return typeof sql + typeof call', parameters: [], values: [] }
  const outcomes = await scripts.run({ jobs: [job], milliseconds: 200, host: [] }, { projectId: 1 })
  expect(outcomes).toEqual([{ type: 'string', json: '"undefinedundefined"' }])
})
