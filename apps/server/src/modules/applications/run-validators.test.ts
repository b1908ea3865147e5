import { describe, expect, it } from 'vitest'
import { runValidators } from './run-validators.ts'

const scope = {
  application: { born: '2004-02-29', town: 'Χανιά "1"' },
  today: '2026-11-26',
  projectId: 1,
}
const judge = async (script: string, value = '7') =>
  (await runValidators([{ question: 'q', script, value }], scope))[0]

describe('a validator of an author', () => {
  it('is told the answer, the others and the day, and lets 0 through', async () => {
    expect(await judge('return value === "7" ? 0 : 1')).toEqual({ question: 'q', isValid: true })
    expect(await judge('return application.town === \'Χανιά "1"\' ? 3 : 0')).toMatchObject({
      isValid: false,
    })
    expect(await judge('return today.startsWith("2026") ? -0 : 1')).toMatchObject({ isValid: true })
    expect(await judge('return -1')).toMatchObject({ isValid: false })
  })

  it.each([
    ['for (;;) {}', 'time'],
    ['while (true) { try { for (;;) {} } catch {} }', 'time'],
    ['return "a".repeat(1e9).length', 'memory'],
    ['function f() { return f() + 1 } return f()', 'depth'],
    ['return nothing.there', 'error'],
    ['return }', 'error'],
    ['throw "no"', 'error'],
    ['return "0"', 'result'],
    ['return { valueOf() { return 0 } }', 'result'],
    ['return undefined', 'result'],
    ['return NaN', 'result'],
    ['return null', 'result'],
    ['return Promise.resolve(0)', 'result'],
    ['return true', 'result'],
  ])('%s is stopped and named: %s', async (script, problem) => {
    expect(await judge(script)).toMatchObject({ question: 'q', problem })
    // Whoever comes next is judged as ever.
    expect(await judge('return 0')).toMatchObject({ isValid: true })
  })

  it('that allocates without end is stopped by whichever limit comes first', async () => {
    const verdict = await judge('const all = []; for (;;) all.push(new Array(100_000).fill(0))')
    expect(['memory', 'time']).toContain(verdict && 'problem' in verdict ? verdict.problem : '')
    expect(await judge('return 0')).toMatchObject({ isValid: true })
  })

  it('reaches nothing of the machine', async () => {
    for (const name of ['process', 'require', 'fetch', 'setTimeout', 'WebAssembly', 'console']) {
      expect(await judge(`return typeof ${name} === "undefined" ? 0 : 1`)).toMatchObject({
        isValid: true,
      })
    }
    expect(await judge('return import("fs")')).toMatchObject({ question: 'q' })
    // What one leaves behind, the next does not find.
    await judge('globalThis.left = 1; Object.prototype.left = 1; return 0')
    expect(await judge('return typeof left === "undefined" && !({}).left ? 0 : 1')).toMatchObject({
      isValid: true,
    })
  })

  it('shares its time with the others of the application', async () => {
    const verdicts = await runValidators(
      [
        { question: 'first', script: 'return 0', value: '' },
        { question: 'second', script: 'for (;;) {}', value: '' },
        { question: 'third', script: 'for (;;) {}', value: '' },
      ],
      scope,
    )
    expect(verdicts).toMatchObject([
      { question: 'first', isValid: true },
      { question: 'second', problem: 'time' },
      { question: 'third', problem: 'time' },
    ])
  })
})
