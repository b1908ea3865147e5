import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseExpression, unknownNames } from './parse-expression.ts'

function errorOf(source: string) {
  const parsed = parseExpression(source)
  return parsed.ok ? undefined : parsed.error
}

function namesOf(source: string, known: string[] = []) {
  const parsed = parseExpression(source)
  return parsed.ok ? unknownNames(parsed.ast, known) : undefined
}

describe('parseExpression', () => {
  it('gives a plain tree', () => {
    expect(parseExpression('user.Age >= 18')).toEqual({
      ok: true,
      ast: {
        type: 'binary',
        operator: '>=',
        left: {
          type: 'member',
          object: { type: 'name', name: 'user' },
          key: { type: 'literal', value: 'Age' },
        },
        right: { type: 'literal', value: 18 },
      },
    })
  })

  it.each([
    ['', 1],
    ['   ', 1],
    ['a =', 3],
    ['a = 1', 3],
    ['a == ', 6],
    ['(a', 3],
    ["a == 'b", 8],
    ['a b', 3],
    ['a; b', 2],
    ['(a, b)', 3],
    ['a | b', 3],
    ['a & b', 3],
    ['a ** b', 4],
    ['a++', 4],
    ['~a', 1],
    ['() => 1', 4],
    ['[1,,2]', 3],
    ['a.b()', 4],
    ["''.repeat(9)", 10],
    ['1 + alert(1)', 5],
    ['eval("1")', 1],
    ['constructor("1")', 1],
    ['iif(a, b)', 1],
    ['a == “1”', 6],
    ['a\u00a0== 1', 1],
    ['{a: 1}', 1],
    ['`a`', 1],
  ])('refuses %j at column %d', (source, column) => {
    expect(errorOf(source)?.column).toBe(column)
    expect(errorOf(source)?.message).toMatch(/\w/)
  })

  it('caps the length', () => {
    expect(errorOf(`'${'a'.repeat(3_998)}'`)).toBeUndefined()
    expect(errorOf(`'${'a'.repeat(3_999)}'`)?.message).toContain('4000')
  })

  it('caps the depth, but not the length of a chain', () => {
    expect(errorOf(`${'!'.repeat(63)}a`)).toBeUndefined()
    expect(errorOf(`${'!'.repeat(64)}a`)?.message).toBe('Nested too deeply')
    expect(errorOf(`${'abs('.repeat(799)}1${')'.repeat(799)}`)?.message).toBe('Nested too deeply')
    expect(errorOf('['.repeat(4_000))).toBeDefined()
    expect(errorOf(Array.from({ length: 2_000 }, () => '1').join('+'))).toBeUndefined()
  })

  it('never throws', () => {
    const part = fc.constantFrom(
      ...'abcαβ019.,;:?!=<>&|+-*/%()[]{}\'"`~^@#$ \n\\'.split(''),
      ...['iif(', 'min(', 'this', 'null', '__proto__', '.constructor', '?.', '=>'],
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const source = parts.join('')
        const parsed = parseExpression(source)
        const column = parsed.ok ? 1 : parsed.error.column
        expect(column).toBeGreaterThanOrEqual(1)
        expect(column).toBeLessThanOrEqual(source.length + 2)
      }),
      { seed: 20260305, numRuns: 3000 },
    )
  })

  it('parses an expression once, and forgets the ones not used for long', () => {
    const first = parseExpression('cached == 1')
    for (let index = 0; index < 499; index++) parseExpression(`other${index}`)
    expect(parseExpression('cached == 1')).toBe(first)
    for (let index = 0; index < 500; index++) parseExpression(`another${index}`)
    expect(parseExpression('cached == 1')).not.toBe(first)
  })
})

describe('unknownNames', () => {
  it.each([
    ['user.Name == other.Name', ['user'], ['other']],
    ['a + b + a', [], ['a', 'b']],
    ['min(a, [b, c[d]]) ? -e : iif(f, 1, 2)', ['a'], ['b', 'c', 'd', 'e', 'f']],
    ['this == undefined', [], ['this']],
    ['constructor.prototype', [], ['constructor']],
    ['1 + 1', [], []],
  ])('of %s', (source, known, expected) => {
    expect(namesOf(source, known)).toEqual(expected)
  })
})
