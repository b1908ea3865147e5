import { describe, expect, it } from 'vitest'
import { readConditionRows, writeConditionRows } from './condition-rows.ts'

describe('conditions as rows', () => {
  it.each([
    'q1 == 2',
    'q1 != "άλλο"',
    'q1 >= -1.5 && q2 < 10',
    'includes(q3, 2) || !includes(q3, "a\\"b") || isEmpty(q4)',
    '!isEmpty(q1) && q2 == true',
  ])('are written as they were read: %s', (source) => {
    const rows = readConditionRows(source)
    expect(rows).toBeDefined()
    expect(rows && writeConditionRows(rows)).toBe(source)
  })

  it('read a value that stands first, and === as ==', () => {
    expect(readConditionRows("3 < q1 && q2 === 'x'")?.rows).toEqual([
      { model: 'q1', operator: 'more', value: '3' },
      { model: 'q2', operator: 'is', value: 'x' },
    ])
  })

  it.each([
    'q1 == 1 && (q2 == 1 || q3 == 1)',
    'q1 + 1 > 2',
    'grid.r1 == 1',
    '!(q1 == 1)',
    'q1 == q2',
    'q1 =',
    'q1 == ""',
  ])('cannot say: %s', (source) => {
    expect(readConditionRows(source)).toBeUndefined()
  })

  it('leave out a row that is not finished', () => {
    const row = { model: 'q1', operator: 'is', value: '' } as const
    const rows = [row, { ...row, model: '' }, { ...row, operator: 'answered' } as const]
    expect(writeConditionRows({ joined: 'all', rows })).toBe('!isEmpty(q1)')
  })
})
