import { describe, expect, it } from 'vitest'
import { address } from '../testing.ts'
import { nextInput } from './tab-order.ts'

describe('the order of Tab', () => {
  const inputs = ['D2', 'B3', 'B2', 'D9', 'B7'].map((at) => address(at))

  it('goes down, then to the next column of inputs, then to the first', () => {
    const order = ['B2', 'B3', 'B7', 'D2', 'D9', 'B2'].map((at) => address(at))
    for (const [index, from] of order.slice(0, -1).entries()) {
      expect(nextInput(inputs, from)).toEqual(order[index + 1])
      expect(nextInput(inputs, order[index + 1]!, true)).toEqual(from)
    }
  })

  it('finds a way from cells that are no inputs, and none to other sheets', () => {
    expect(nextInput(inputs, address('C1'))).toEqual(address('D2'))
    expect(nextInput(inputs, address('A1'), true)).toEqual(address('D9'))
    expect(nextInput(inputs, { sheet: 1, row: 0, column: 0 })).toBeUndefined()
  })
})
