import { describe, expect, it } from 'vitest'
import type { Area, ConditionalFormatModel, ValidationModel } from '../model/workbook-model.ts'
import { address, open, valueAt, workbookModel, type Written } from '../testing.ts'
import { ConditionalFormats } from './conditional-formats.ts'
import { choicesOf, isAllowed, validationAt } from './validations.ts'

const COLUMN: Area = { top: 0, left: 0, bottom: 4, right: 0 }
const RED = { fill: '#ff0000' }

function sheetWith(
  written: Readonly<Record<string, Written>>,
  rest: {
    conditionalFormats?: readonly Partial<ConditionalFormatModel>[]
    validations?: readonly Partial<ValidationModel>[]
  },
) {
  const model = workbookModel({ Sheet1: written })
  const conditionalFormats = (rest.conditionalFormats ?? []).map(
    (format, index): ConditionalFormatModel => ({
      areas: [COLUMN],
      priority: index + 1,
      stopsIfTrue: false,
      rule: { kind: 'blanks', areBlank: true },
      style: RED,
      ...format,
    }),
  )
  const validations = (rest.validations ?? []).map((validation): ValidationModel => ({
    areas: [COLUMN],
    kind: 'list',
    allowsBlank: true,
    ...validation,
  }))
  return open({ ...model, sheets: [{ ...model.sheets[0]!, conditionalFormats, validations }] })
}

/** The rows of column A that a rule makes red. */
function redRows(rule: ConditionalFormatModel['rule']): number[] {
  const written = { A1: 1, A2: 5, A3: 'Text', A4: 5, B1: 4 }
  const formats = new ConditionalFormats(sheetWith(written, { conditionalFormats: [{ rule }] }))
  return [0, 1, 2, 3, 4].filter(
    (row) => formats.lookOf({ sheet: 0, row, column: 0 }).style.fill === RED.fill,
  )
}

describe('conditional formats', () => {
  it.each<[string, ConditionalFormatModel['rule'], number[]]>([
    [
      'above a cell',
      { kind: 'comparison', comparison: 'greaterThan', formulas: ['$B$1'] },
      [1, 2, 3],
    ],
    ['between', { kind: 'comparison', comparison: 'between', formulas: ['2', '1'] }, [0]],
    ['a relative formula', { kind: 'formula', formula: 'A1=A2' }, [4]],
    [
      'a formula on the row before',
      { kind: 'formula', formula: 'AND(ISNUMBER(A1),A1>$B$1)' },
      [1, 3],
    ],
    ['text', { kind: 'text', test: 'beginsWith', text: 'te' }, [2]],
    ['blanks', { kind: 'blanks', areBlank: true }, [4]],
    ['no errors', { kind: 'errors', areErrors: false }, [0, 1, 2, 3, 4]],
    ['duplicates', { kind: 'duplicates', isUnique: false }, [1, 3]],
    ['unique', { kind: 'duplicates', isUnique: true }, [0, 2]],
    ['the first', { kind: 'top', count: 1, isPercent: false, isBottom: true }, [0]],
    ['the last third', { kind: 'top', count: 40, isPercent: true, isBottom: false }, [1, 3]],
    ['below average', { kind: 'average', isAbove: false }, [0]],
  ])('%s', (_, rule, rows) => {
    expect(redRows(rule)).toEqual(rows)
  })

  it('of which the first decides, change with the values', () => {
    const workbook = sheetWith(
      { A1: 1 },
      {
        conditionalFormats: [
          {
            rule: { kind: 'formula', formula: 'A1>5' },
            style: { fill: '#00ff00', font: { isBold: true } },
          },
          {
            rule: { kind: 'formula', formula: 'A1>0' },
            style: { fill: '#ff0000', font: { isItalic: true } },
          },
        ],
      },
    )
    const formats = new ConditionalFormats(workbook)
    expect(formats.lookOf(address('A1')).style).toEqual({
      fill: '#ff0000',
      font: { isItalic: true },
    })
    workbook.set(address('A1'), 6)
    expect(formats.lookOf(address('A1')).style).toEqual({
      fill: '#00ff00',
      font: { isBold: true, isItalic: true },
    })
    expect([formats.concerns(address('A5')), formats.concerns(address('B1'))]).toEqual([
      true,
      false,
    ])
  })

  it('have scales and bars', () => {
    const points = [
      { kind: 'min' as const, colour: '#000000' },
      { kind: 'max' as const, colour: '#ff8000' },
    ]
    const workbook = sheetWith(
      { A1: 0, A2: 5, A3: 10 },
      {
        conditionalFormats: [
          { rule: { kind: 'scale', points } },
          { rule: { kind: 'bar', colour: '#0000ff' } },
        ],
      },
    )
    const formats = new ConditionalFormats(workbook)
    expect(formats.lookOf(address('A2'))).toEqual({
      style: { fill: '#804000' },
      bar: { colour: '#0000ff', share: 0.5 },
    })
  })
})

describe('validations', () => {
  it.each<[string, Partial<ValidationModel>, [unknown, boolean][]]>([
    [
      'a list',
      { kind: 'list', formula1: '"yes, no,3"' },
      [
        ['yes', true],
        ['maybe', false],
        [3, true],
        [null, true],
      ],
    ],
    [
      'a list of cells',
      { kind: 'list', formula1: '$B$1:$B$3' },
      [
        [1, true],
        [4, false],
      ],
    ],
    [
      'whole',
      { kind: 'whole', comparison: 'between', formula1: '1', formula2: '$B$3' },
      [
        [2, true],
        [2.5, false],
        [4, false],
        ['x', false],
      ],
    ],
    [
      'decimal',
      { kind: 'decimal', comparison: 'greaterThan', formula1: '0' },
      [
        [0.1, true],
        [0, false],
      ],
    ],
    [
      'length',
      { kind: 'textLength', comparison: 'lessThanOrEqual', formula1: '3' },
      [
        ['abc', true],
        ['abcd', false],
      ],
    ],
    [
      'custom',
      { kind: 'custom', formula1: 'A1*2<$C$1', allowsBlank: false },
      [
        [4, true],
        [5, false],
        [null, false],
      ],
    ],
  ])('%s', (_, validation, cases) => {
    const workbook = sheetWith(
      { A1: 1, B1: 1, B2: 2, B3: 3, C1: '=10+0*A1' },
      { validations: [validation] },
    )
    const cell = address('A1')
    const found = validationAt(workbook, cell)!
    for (const [value, expected] of cases) {
      expect(isAllowed(workbook, found, cell, value as number), String(value)).toBe(expected)
    }
    expect(valueAt(workbook, 'A1')).toBe(1)
    expect(validationAt(workbook, address('B1'))).toBeUndefined()
  })

  it('offers what a list has', () => {
    const workbook = sheetWith(
      { B1: 'a', B3: 3 },
      { validations: [{ kind: 'list', formula1: 'B$1:B$4' }] },
    )
    expect(choicesOf(workbook, validationAt(workbook, address('A2'))!, address('A2'))).toEqual([
      'a',
      3,
    ])
  })
})
