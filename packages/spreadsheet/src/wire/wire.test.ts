import { describe, expect, it } from 'vitest'
import { address, open, valueAt, workbookModel } from '../testing.ts'
import { fromWire, valueOfWire } from './from-wire.ts'
import { cellOfFullName, fullName } from './full-name.ts'
import { process } from './process.ts'
import { toWire } from './to-wire.ts'

const model = workbookModel(
  {
    Sheet1: {
      A1: { value: 100, style: 1 },
      A2: '=A1*2',
      A3: '=SUM(A1:A2)+Συντελεστής',
      A4: 'text',
      A5: '=1/0',
      A6: '=MATCH(9,A1:A1,0)',
      C1: { formula: 'A1:A2*1', array: { top: 0, left: 2, bottom: 1, right: 2 } },
      C2: 99,
      D1: { style: 0 },
    },
    'Έσοδα 2026': { B7: "='Sheet1'!A3" },
  },
  {
    names: [{ name: 'Συντελεστής', formula: 'Sheet1!$A$1+1' }],
    styles: [{ font: { isBold: true } }, { format: '#,##0.00' }],
  },
)
const choice = { inputs: [address('A1'), address('B9')] }

describe('a workbook on the wire', () => {
  const wire = toWire(open(model), choice)

  it('has the names of the specification', () => {
    expect(Object.keys(wire)).toEqual(
      expect.arrayContaining([
        'Active',
        'Ranges',
        'Layout',
        'Styles',
        'Formats',
        'Preprocess',
        'Postprocess',
        'Inputs',
      ]),
    )
    expect(wire.Active['Sheet1!A1']).toEqual({
      Type: 'Input',
      Value: 100,
      Format: 0,
      InvalidatesCells: expect.arrayContaining(['Sheet1!A2', 'Sheet1!A3']),
      InvalidateRanges: expect.arrayContaining(['Sheet1!A1:A2']),
    })
    expect(wire.Active['Sheet1!A2']).toMatchObject({ Type: 'Formula', Formula: 'A1*2', Value: 200 })
    expect(wire.Active['Sheet1!A4']).toMatchObject({ Type: 'other', Value: 'text' })
    expect(wire.Active['Sheet1!A5']?.Value).toEqual({ Error: '#DIV/0!' })
    expect(wire.Active['Sheet1!A6']?.Value).toEqual({ Error: '#N/A', Shown: 'n/a' })
    expect(wire.Active["'Έσοδα 2026'!B7"]?.Value).toBe(401)
    expect(wire.Active['Sheet1!B9']).toMatchObject({ Type: 'Input', Value: null })
    expect(wire.Ranges['Sheet1!A1:A2']).toEqual({
      Cells: ['Sheet1!A1:A2'],
      Invalidates: expect.arrayContaining(['Sheet1!A3', 'Sheet1!C1']),
    })
    expect(wire.Inputs).toEqual([
      { FullName: 'Sheet1!A1', Value: 100 },
      { FullName: 'Sheet1!B9', Value: null },
    ])
    expect(wire.Formats).toEqual(['#,##0.00'])
    expect(wire.Layout[0]).toMatchObject({ Name: 'Sheet1', Table: { styles: { A1: 1, D1: 0 } } })
  })

  it('is read back to a workbook that computes the same', () => {
    const travelled = open(fromWire(JSON.parse(JSON.stringify(wire))))
    const cells = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'C1', 'C2']
    const original = open(model)
    for (const workbook of [travelled, original]) workbook.set(address('A1'), 7)
    expect(cells.map((at) => valueAt(travelled, at))).toEqual(
      cells.map((at) => valueAt(original, at)),
    )
    expect(valueAt(travelled, 'C2')).toBe(14)
    expect(valueOfWire({ Error: '#N/A', Shown: 'n/a' })).toMatchObject({
      code: '#N/A',
      shown: 'n/a',
    })
    expect(travelled.model.sheets[0]?.cells.find(({ column }) => column === 3)?.style).toBe(0)
  })
})

describe('full names', () => {
  it('are read as they are written', () => {
    const names = ["It's", 'Έσοδα 2026', 'Data', 'A1']
    for (const sheet of names.keys()) {
      const cell = { sheet, row: 6, column: 27 }
      expect(cellOfFullName(names, fullName(names, cell))).toEqual(cell)
    }
    expect(cellOfFullName(names, 'Other!A1')).toBeUndefined()
    expect(cellOfFullName(names, 'Data!A1:B2')).toBeUndefined()
    expect(cellOfFullName(names, 'Data')).toBeUndefined()
  })
})

describe('what is done before and after', () => {
  it('is an expression on what was given', () => {
    const values = new Map([
      ['S!A1', 24],
      ['S!A2', 2],
      ['S!A3', 5],
    ])
    const steps = [
      { FullName: 'S!A1', Expression: "value / cells['S!A2']" },
      { FullName: 'S!A2', Expression: "cells['S!A1'] + 1" },
      { FullName: 'S!A3', Expression: 'value +' },
    ]
    expect([...process(steps, values)]).toEqual([
      ['S!A1', 12],
      ['S!A2', 25],
      ['S!A3', expect.objectContaining({ code: '#VALUE!' })],
    ])
  })
})
