import { describe, expect, it } from 'vitest'
import { listAt, moved, newQuestion, nextId, nextOptionId, textAt } from './form-parts.ts'

describe('parts of a form', () => {
  it('are read from whatever is there', () => {
    expect(listAt({ Questions: [1] }, ['Questions'])).toEqual([1])
    expect(listAt({ Questions: {} }, ['Questions'])).toEqual([])
    expect(textAt({ Id: 7 }, ['Id'])).toBe('7')
    expect(textAt({ Id: [] }, ['Id'])).toBe('')
  })

  it('have ids that nothing else has', () => {
    expect(nextId(['1', '12', 'x', '3.4'])).toBe('13')
    expect(nextId([])).toBe('1')
    expect(nextOptionId(newQuestion('5'))).toBe('5.3')
    expect(nextOptionId({ Id: '5', Options: [{ Id: '5.2' }] })).toBe('5.3')
  })

  it('change places with their neighbours, as far as there are any', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  })
})
