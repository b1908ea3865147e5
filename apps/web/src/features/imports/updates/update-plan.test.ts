import { describe, expect, it } from 'vitest'
import { chunk, findRepeatedRows, planChange, readRows, type Found } from './update-plan.ts'

const field = (Name: string, Type = 'text') => ({
  Name,
  Label: Name,
  Type,
  Visible: 4,
  Editable: 4,
})
const found = (Values: Record<string, string>, Found: Found['Found'] = 'one'): Found => ({
  Key: 'a',
  Found,
  Id: 1,
  Name: 'Νικολάου Μαρία',
  Values,
})

describe('an update by paste', () => {
  const columns = [
    { title: 'Πόλη', target: 'town' },
    { title: 'Χρήστης', target: 'User' },
    { title: 'Σχόλια', target: null },
  ]

  it('takes who and what from the columns, and leaves out rows of nobody', () => {
    const table = [
      ['Βόλος', 'a', 'x'],
      ['Άρτα', '', ''],
    ]
    expect(readRows(table, columns, false)).toEqual([
      { id: 1, key: 'a', values: { town: 'Βόλος' } },
    ])
  })

  it('leaves alone what an empty cell stands for, unless empty cells are to clear', () => {
    const change = (emptyClears: boolean) => {
      const [row] = readRows([['', 'a', '']], columns, emptyClears)
      if (!row) throw new Error('the row was left out')
      const context = { today: '2026-11-21', repeated: new Set<number>() }
      return planChange(field('town'), row, found({ town: 'Άρτα' }), context)
    }
    expect(change(false)).toMatchObject({ value: 'Άρτα', isChange: false })
    expect(change(true)).toMatchObject({ old: 'Άρτα', value: '', isChange: true })
  })

  it('says what would change, and what breaks a rule', () => {
    const row = { id: 1, key: 'a', values: { town: ' Βόλος ', since: '31/02/2026', afm: '' } }
    const plan = (name: string, type: string, old: string, is?: Found['Found']) =>
      planChange(field(name, type), row, found({ [name]: old }, is), {
        today: '2026-11-21',
        repeated: new Set(),
      })
    expect(plan('town', 'text', 'Άρτα')).toMatchObject({ value: 'Βόλος', isChange: true })
    expect(plan('town', 'text', 'Βόλος').isChange).toBe(false)
    expect(plan('town', 'text', 'Άρτα', 'none').isChange).toBe(false)
    expect(plan('since', 'date', '')).toMatchObject({ problem: 'date', isChange: false })
    expect(plan('afm', 'afm', '•••••9812').isChange).toBe(true)
    row.values.since = '5/3/2026'
    expect(plan('since', 'date', '')).toMatchObject({ value: '2026-03-05', isChange: true })
  })

  it('empties the name of whoever keeps the other one', () => {
    const plan = (Name: string, old: Record<string, string>, values: Record<string, string>) => {
      const one = { ...found(old), Name }
      const row = { id: 1, key: 'a', values }
      const context = { today: '2026-11-21', repeated: new Set<number>() }
      return ['first_name', 'last_name'].map((name) => {
        const { value, problem, isChange } = planChange(field(name), row, one, context)
        return problem ?? (isChange ? `→${value}` : 'stays')
      })
    }
    const both = { first_name: 'Μαρία', last_name: 'Νικολάου' }
    expect(plan('Νικολάου Μαρία', both, { first_name: '' })).toEqual(['→', 'stays'])
    expect(plan('Νικολάου', { last_name: 'Νικολάου' }, { last_name: '' })).toEqual([
      'stays',
      'required',
    ])
    const moved = { first_name: '', last_name: 'Μαρία' }
    expect(plan(' Μαρία', { first_name: 'Μαρία', last_name: '' }, moved)).toEqual(['→', '→Μαρία'])
    expect(plan('Νικολάου Μαρία', both, { first_name: '', last_name: ' ' })).toEqual([
      'required',
      'required',
    ])
  })

  it('refuses a second row about the same person', () => {
    const rows = ['a', '1000001', 'b'].map((key, at) => ({ id: at + 1, key, values: {} }))
    const people = new Map([
      [1, found({})],
      [2, found({})],
      [3, { ...found({}), Id: 2 }],
    ])
    expect([...findRepeatedRows(rows, people)]).toEqual([2])
  })

  it('goes in pieces', () => {
    expect(chunk([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
    expect(chunk([], 2)).toEqual([])
  })
})
