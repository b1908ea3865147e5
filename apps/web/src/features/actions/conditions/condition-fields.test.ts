import { readRows, writeRows } from '@telemachos/rules/expressions/condition-rows'
import { describe, expect, it } from 'vitest'
import { firstRow, keyOf, operatorsOf, typedValue } from './condition-fields.ts'

describe('what conditions are written of by choosing', () => {
  it('begins a row with the usual comparison, and the first choice', () => {
    const field = { path: ['user', 'sex'], label: '', kind: 'choice' } as const
    expect(firstRow(field)).toMatchObject({ operator: 'is', value: null })
    expect(firstRow({ ...field, options: [{ value: 'Άνδρας', label: '' }] })).toEqual({
      path: ['user', 'sex'],
      operator: 'is',
      value: 'Άνδρας',
    })
    const done = firstRow({ path: ['completion', '7'], label: '', kind: 'done' })
    expect(writeRows({ joined: 'all', quote: "'", parts: [done] })).toBe("completion['7']")
  })

  it('asks of a number of the state only whether it is there', () => {
    expect(operatorsOf({ kind: 'masked' })).toEqual(['filled', 'empty'])
    expect(operatorsOf({ kind: 'date', of: 'age' })).not.toContain('empty')
  })

  it('takes what is typed as a number where one is asked for', () => {
    expect(typedValue('18', 'number')).toBe(18)
    expect(typedValue('1,5', 'number')).toBe(1.5)
    expect(typedValue('18', 'date', 'age')).toBe(18)
    expect(typedValue('18', 'text')).toBe('18')
    expect(typedValue('', 'text')).toBeNull()
  })

  it('knows again what a row reads', () => {
    const [row] = readRows('age(user.birth) > 3')?.parts ?? []
    expect(row && 'path' in row && keyOf(row)).toBe(keyOf({ path: ['user', 'birth'], of: 'age' }))
  })
})
