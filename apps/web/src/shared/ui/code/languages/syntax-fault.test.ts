import { describe, expect, it } from 'vitest'
import { syntaxFault } from './syntax-fault.ts'

describe('JavaScript', () => {
  it.each(['', 'return 1', 'const a = await b()', 'function (a) { return a }', '({ a }) => a;'])(
    'can be the body of a function or an expression: %s',
    (text) => expect(syntaxFault(text)).toBeUndefined(),
  )

  it('is told where it cannot be parsed', () => {
    expect(syntaxFault('const a = {\n  b: 1,,\n}')).toEqual({
      index: 19,
      message: 'Unexpected token',
    })
    expect(syntaxFault('(a) => {')?.index).toBe(8)
  })
})
