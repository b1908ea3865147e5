import fc from 'fast-check'
import { readXlsx } from 'hucre'
import { describe, expect, it } from 'vitest'
import type {
  Area,
  CellModel,
  ChartKind,
  SheetModel,
  WorkbookModel,
} from '@telemachos/spreadsheet/model/workbook-model'
import { fileFormula } from './formulas/file-formula.ts'
import { plainFormula } from './formulas/plain-formula.ts'
import { readWorkbook } from './read-workbook.ts'
import { writeWorkbook } from './write-workbook.ts'

const area = (top: number, left: number, bottom = top, right = left): Area => ({
  top,
  left,
  bottom,
  right,
})

const CELLS: readonly CellModel[] = [
  { row: 0, column: 0, value: 'Έσοδα & <έξοδα>\r\n"μήνα" _x0041_ ', style: 1 },
  { row: 0, column: 1, value: 1.5e-7 },
  { row: 0, column: 2, value: true },
  { row: 0, column: 3, value: { error: '#N/A' } },
  { row: 0, column: 4, value: '#N/A' },
  { row: 1, column: 0, value: 3, formula: 'B1+2' },
  { row: 1, column: 1, value: 'α;β', formula: 'TEXTJOIN(";",TRUE,"α","β")' },
  { row: 1, column: 2, value: { error: '#DIV/0!' }, formula: '1/0' },
  { row: 1, column: 3, value: false, formula: 'A1="x"', style: 2 },
  { row: 1, column: 4, formula: 'NOW()' },
  { row: 2, column: 0, value: 1, formula: 'SORT(B1:B2)', array: area(2, 0, 3, 0), isDynamic: true },
  { row: 2, column: 1, value: 1, formula: 'TRANSPOSE(B1:C1)', array: area(2, 1, 3, 1) },
  { row: 3, column: 0, value: 2 },
  { row: 4, column: 5, style: 2 },
]

const SHEET: SheetModel = {
  name: 'Φύλλο & "ένα"',
  visibility: 'visible',
  cells: CELLS,
  columns: [
    { from: 0, to: 0, width: 22.5 },
    { from: 2, to: 4, isHidden: true, style: 2 },
  ],
  rows: [
    { row: 0, height: 30, style: 1 },
    { row: 7, isHidden: true },
  ],
  defaultWidth: 10,
  defaultHeight: 15,
  merges: [area(5, 0, 5, 3)],
  frozen: { rows: 1, columns: 2 },
  showsGridLines: false,
  isProtected: true,
  validations: [
    {
      areas: [area(0, 1), area(4, 5, 6, 5)],
      kind: 'list',
      formula1: '"ναι,όχι"',
      allowsBlank: true,
      promptTitle: 'Τι',
      prompt: 'Διαλέξτε & γράψτε',
      errorTitle: 'Όχι',
      error: 'Μόνο αυτά',
    },
    {
      areas: [area(1, 1)],
      kind: 'decimal',
      comparison: 'between',
      formula1: '0',
      formula2: 'B1',
      allowsBlank: false,
      isAdvisory: true,
    },
    { areas: [area(2, 2)], kind: 'custom', allowsBlank: false, prompt: 'μόνο λόγια' },
  ],
  conditionalFormats: (
    [
      { kind: 'comparison', comparison: 'notBetween', formulas: ['1', 'B1'] },
      { kind: 'formula', formula: '$A1>0' },
      { kind: 'text', test: 'contains', text: 'να"ι' },
      { kind: 'text', test: 'notContains', text: 'x' },
      { kind: 'text', test: 'beginsWith', text: 'x' },
      { kind: 'text', test: 'endsWith', text: 'x' },
      { kind: 'duplicates', isUnique: true },
      { kind: 'duplicates', isUnique: false },
      { kind: 'blanks', areBlank: true },
      { kind: 'errors', areErrors: false },
      { kind: 'top', count: 3, isPercent: true, isBottom: true },
      { kind: 'average', isAbove: false },
      {
        kind: 'scale',
        points: [
          { kind: 'min', colour: '#ff0000' },
          { kind: 'percentile', value: '50', colour: '#ffff00' },
          { kind: 'max', colour: '#00ff00' },
        ],
      },
      { kind: 'bar', colour: '#112233' },
    ] as const
  ).map((rule, index) => ({
    areas: [area(0, 0, 9, 0)],
    priority: index + 1,
    stopsIfTrue: index === 0,
    rule,
    ...(index < 2 ? { style: { font: { isBold: true, colour: '#9c0006' }, fill: '#ffc7ce' } } : {}),
  })),
  charts: [
    {
      title: 'Έσοδα',
      series: [
        {
          kind: 'column',
          name: { reference: '\'Φύλλο & "ένα"\'!$B$1' },
          categories: 'Λίστες!$A$1:$A$3',
          values: 'Λίστες!$B$1:$B$3',
          colour: '#336699',
          isSecondAxis: false,
        },
        { kind: 'line', name: { text: 'Κέρδος' }, values: '{1,2.5}', isSecondAxis: true },
      ],
      stacking: 'none',
      hasLegend: true,
      axisTitles: { category: 'Μήνας', value: '€' },
      covers: area(10, 1, 24, 8),
    },
  ],
}

const PLAIN: SheetModel = {
  name: 'Λίστες',
  visibility: 'hidden',
  cells: [{ row: 1_048_575, column: 16_383, value: 1 }],
  columns: [],
  rows: [],
  merges: [],
  showsGridLines: true,
  isProtected: false,
  validations: [],
  conditionalFormats: [],
  charts: [],
}

const MODEL: WorkbookModel = {
  sheets: [SHEET, PLAIN],
  names: [
    { name: 'ΦΠΑ', formula: 'Λίστες!$A$1' },
    { name: 'δικό', sheet: 1, formula: 'LAMBDA(x,x*2)' },
  ],
  tables: [
    {
      name: 'Έξοδα',
      sheet: 1,
      area: area(2, 0, 5, 1),
      columns: ['Είδος', 'Ποσό\n€'],
      hasHead: true,
      hasTotals: true,
    },
  ],
  styles: [
    { font: { name: 'Calibri', size: 11 } },
    {
      font: {
        name: 'Arial',
        size: 14,
        isBold: true,
        isItalic: true,
        isUnderlined: true,
        isStruck: true,
        colour: '#1f4e79',
      },
      fill: '#ffff00',
      border: {
        top: { style: 'thin', colour: '#000000' },
        left: { style: 'double', colour: '#ff0000' },
      },
      alignment: {
        horizontal: 'center',
        vertical: 'top',
        isWrapped: true,
        indent: 1,
        rotation: -45,
      },
      format: '#,##0.00\\ "€";[Red]\\-#,##0.00\\ "€"',
      isLocked: false,
      name: 'Input',
    },
    { font: { name: 'Calibri', size: 11 }, format: '0%', name: 'Δικό μου' },
  ],
  calculation: {
    isDate1904: true,
    language: 'el',
    isIterative: true,
    maxIterations: 50,
    maxChange: 1e-4,
  },
  notes: [],
}

const oneSheet = (sheet: Partial<SheetModel>): WorkbookModel => ({
  ...MODEL,
  sheets: [{ ...PLAIN, cells: [], ...sheet }],
  names: [],
  tables: [],
})

describe('writing a workbook', () => {
  it('gives a file that reads as the same workbook', () => {
    expect(readWorkbook(writeWorkbook(MODEL))).toEqual(MODEL)
  })

  it('gives the same file for the same workbook', () => {
    expect(writeWorkbook(MODEL)).toEqual(writeWorkbook({ ...MODEL }))
  })

  it('gives a file that another reader reads alike', async () => {
    const book = await readXlsx(
      writeWorkbook({
        ...MODEL,
        sheets: [SHEET, { ...PLAIN, cells: [{ row: 0, column: 0, value: 1 }] }],
      }),
      { readStyles: true },
    )
    const [sheet, other] = book.sheets
    expect([sheet?.name, other?.name, other?.hidden]).toEqual([SHEET.name, 'Λίστες', true])
    expect(sheet?.rows[0]?.slice(1, 3)).toEqual([1.5e-7, true])
    expect(sheet?.cells?.get('1,0')).toMatchObject({ formula: 'B1+2', formulaResult: 3 })
    expect(sheet?.cells?.get('2,0')).toMatchObject({ formula: '_xlfn._xlws.SORT(B1:B2)' })
    expect(sheet?.merges).toEqual([{ startRow: 5, startCol: 0, endRow: 5, endCol: 3 }])
    expect(sheet?.freezePane).toEqual({ rows: 1, columns: 2 })
    // It leaves out those that only carry a prompt, and conditions on errors.
    expect(sheet?.dataValidations).toHaveLength(2)
    expect(sheet?.conditionalRules).toHaveLength(13)
    expect(sheet?.charts).toHaveLength(1)
    expect(other?.tables?.[0]).toMatchObject({ name: 'Έξοδα', range: 'A3:B6' })
    expect(book.namedRanges?.map(({ name }) => name)).toEqual(['ΦΠΑ', 'δικό'])
  })

  it.each<ChartKind>(['column', 'bar', 'line', 'area', 'pie', 'doughnut', 'scatter', 'radar'])(
    'draws charts of the kind %s',
    (kind) => {
      const charts: SheetModel['charts'] = [
        {
          titleReference: 'Λίστες!$A$1',
          series: [
            {
              kind,
              categories: 'Λίστες!$A$1:$A$3',
              values: 'Λίστες!$B$1:$B$3',
              colour: '#336699',
              isSecondAxis: false,
            },
          ],
          stacking: kind === 'column' || kind === 'area' ? 'percent' : 'none',
          hasLegend: false,
          covers: area(0, 0, 9, 9),
        },
      ]
      expect(readWorkbook(writeWorkbook(oneSheet({ charts }))).sheets[0]!.charts).toEqual(charts)
    },
  )

  it('writes what was computed and put in, also where an array fills more than before', () => {
    const cells: CellModel[] = [
      { row: 0, column: 0, value: 1 },
      { row: 1, column: 0, value: 0, formula: 'A1*2' },
      { row: 2, column: 0, value: 0, formula: 'SEQUENCE(A1)', array: area(2, 0), isDynamic: true },
      { row: 0, column: 3, value: 'μένει' },
    ]
    const now = new Map<string, CellModel['value']>([
      ['0,0', 3],
      ['1,0', 6],
      ['2,0', 1],
      ['3,0', 2],
      ['4,0', { error: '#REF!' }],
    ])
    const file = writeWorkbook(oneSheet({ cells }), {
      value: (_, row, column) => now.get(`${row},${column}`),
      spilled: (_, row, column) => area(row, column, row + 2, column),
    })
    expect(readWorkbook(file).sheets[0]!.cells.map(({ value }) => value)).toEqual([
      3,
      'μένει',
      6,
      1,
      2,
      { error: '#REF!' },
    ])
  })

  it('keeps any text and any number', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }),
            fc.double({ noNaN: true, noDefaultInfinity: true }),
          ),
          { minLength: 1, maxLength: 8 },
        ),
        (values) => {
          const cells = values.map((value, column) => ({ row: 0, column, value }))
          const found = readWorkbook(writeWorkbook(oneSheet({ cells }))).sheets[0]!.cells
          expect(found.map(({ value }) => value)).toEqual(
            values.map((value) => (Object.is(value, -0) ? 0 : value)),
          )
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('formulas of files', () => {
  it.each([
    ['SORT(B2#)', '_xlfn._xlws.SORT(_xlfn.ANCHORARRAY(B2))'],
    ["SUM('Α β'!$B$2#)", "SUM(_xlfn.ANCHORARRAY('Α β'!$B$2))"],
    ['LET(x,1,y,x+1,x*y)+x', '_xlfn.LET(_xlpm.x,1,_xlpm.y,_xlpm.x+1,_xlpm.x*_xlpm.y)+_xlpm.x'],
    [
      'MAP(A1:A3,LAMBDA(a,IF(a>1,"LET(",a)))',
      '_xlfn.MAP(A1:A3,_xlfn.LAMBDA(_xlpm.a,IF(_xlpm.a>1,"LET(",_xlpm.a)))',
    ],
    [
      '@A1+@(B1:B3)+@INDEX(A:A,1)',
      '_xlfn.SINGLE(A1)+_xlfn.SINGLE((B1:B3))+_xlfn.SINGLE(INDEX(A:A,1))',
    ],
    ['STDEV.S(T[Ποσό])+NETWORKDAYS.INTL(A1,B1)', '_xlfn.STDEV.S(T[Ποσό])+NETWORKDAYS.INTL(A1,B1)'],
    // As programs store them: the mark of what may be left out is that of its declaration alone.
    [
      'LAMBDA(v,[p],v+IF(ISOMITTED(p),1,p))',
      '_xlfn.LAMBDA(_xlpm.v,_xlop.p,_xlpm.v+IF(_xlfn.ISOMITTED(_xlpm.p),1,_xlpm.p))',
    ],
    [
      'LAMBDA(x,[k],LET(m,x*2,LAMBDA(y,[z],m+k+y+z)))(3,4)(1,5)',
      '_xlfn.LAMBDA(_xlpm.x,_xlop.k,_xlfn.LET(_xlpm.m,_xlpm.x*2,_xlfn.LAMBDA(_xlpm.y,_xlop.z,_xlpm.m+_xlpm.k+_xlpm.y+_xlpm.z)))(3,4)(1,5)',
    ],
    ['BYROW(A1:C9, SUM)', '_xlfn.BYROW(A1:C9, _xleta.SUM)'],
    ['MAP(A1:A3,ABS)+SUM(A1)', '_xlfn.MAP(A1:A3,_xleta.ABS)+SUM(A1)'],
    ['GROUPBY(A1:A9,B1:B9,SUM)', '_xlfn.GROUPBY(A1:A9,B1:B9,_xleta.SUM)'],
    ['SUM(MAX,1)', 'SUM(MAX,1)'],
    ['IFS', 'IFS'],
    ['1+(', '1+('],
  ])('%s', (formula, written) => {
    expect(fileFormula(formula)).toBe(written)
  })

  it('are read as they were', () => {
    for (const formula of [
      'SORT(B2#)',
      'LET(x,1,x)',
      'LAMBDA(v,[p],v+IF(ISOMITTED(p),1,p))',
      'BYROW(A1:C9,SUM)',
      'XLOOKUP(@A1,B:B,C:C)',
      'IF(A1#>2,"#","@")',
    ]) {
      expect(plainFormula(fileFormula(formula))).toBe(formula)
    }
  })
})
