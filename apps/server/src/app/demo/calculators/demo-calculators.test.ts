import { describe, expect, it } from 'vitest'
import { readWorkbook } from '@telemachos/interchange/spreadsheets/read-workbook'
import { compareWithCached } from '@telemachos/spreadsheet/compare-with-cached'
import { isError } from '@telemachos/spreadsheet/values/value'
import { openWorkbook } from '@telemachos/spreadsheet/workbook'
import type { Workbook } from '@telemachos/spreadsheet/workbook-api'
import { calculatorFile, DEMO_CALCULATORS } from './demo-calculators.ts'

const SOURCES = { now: () => 0, random: () => 0 }

function open(file: string): Workbook {
  const calculator = DEMO_CALCULATORS.find((one) => one.file.startsWith(file))!
  return openWorkbook(readWorkbook(calculatorFile(calculator)), SOURCES)
}

/** The value of a cell as `Φύλλο!B7`. */
function value(workbook: Workbook, cell: string) {
  return workbook.evaluate(cell, { sheet: 0, row: 99, column: 99 })
}

function set(workbook: Workbook, cell: string, content: number): void {
  const { sheet, area } = workbook.locate(cell)!
  workbook.set({ sheet, row: area.top, column: area.left }, content)
}

describe.each(DEMO_CALCULATORS)('$name', (calculator) => {
  const model = readWorkbook(calculatorFile(calculator))

  it('is read from its file as it was made', () => {
    const made = calculator.model()
    const values = ({ value: _, ...cell }: (typeof made.sheets)[number]['cells'][number]) => cell
    expect(model.notes).toEqual([])
    expect(model.names).toEqual(made.names)
    expect(model.styles).toEqual(made.styles)
    expect(model.sheets.map((sheet) => ({ ...sheet, cells: sheet.cells.map(values) }))).toEqual(
      made.sheets.map((sheet) => ({ ...sheet, cells: sheet.cells.map(values) })),
    )
  })

  it('holds the values that its formulas have, and no error', () => {
    const workbook = openWorkbook(model, SOURCES)
    const { compared, withoutValue, differences } = compareWithCached(workbook)
    expect(differences).toEqual([])
    expect(withoutValue).toBe(0)
    expect(compared).toBe(workbook.formulaCells().length)
    expect(workbook.formulaCells().filter((cell) => isError(workbook.value(cell)))).toEqual([])
  })

  it('has cells to fill in, checks, conditions and a chart', () => {
    const inputs = model.sheets.flatMap(({ cells }) =>
      cells.filter(({ style }) => model.styles[style ?? 0]?.name === 'Input'),
    )
    expect(inputs.length).toBeGreaterThan(4)
    expect(inputs.every(({ style }) => model.styles[style ?? 0]?.isLocked === false)).toBe(true)
    expect(model.sheets.flatMap(({ validations }) => validations)).not.toEqual([])
    expect(model.sheets.flatMap(({ conditionalFormats }) => conditionalFormats)).not.toEqual([])
    expect(model.sheets.flatMap(({ charts }) => charts)).not.toEqual([])
  })
})

describe('what they calculate', () => {
  it('a loan: the payment, its interest, and what paying more saves', () => {
    const workbook = open('daneio')
    const rate = 0.065 / 12
    const payment = (20_000 * rate) / (1 - (1 + rate) ** -84)
    expect(value(workbook, 'Δάνειο!B10')).toBeCloseTo(payment, 8)
    expect(value(workbook, 'Δάνειο!B14')).toBeCloseTo(payment * 84 - 20_000, 5)
    expect(value(workbook, 'Δάνειο!B11')).toBe(84)
    set(workbook, 'Δάνειο!B8', 200)
    expect(value(workbook, 'Δάνειο!B11')).toBeLessThan(60)
    set(workbook, 'Δάνειο!B5', 0)
    set(workbook, 'Δάνειο!B8', 0)
    expect(value(workbook, 'Δάνειο!B10')).toBeCloseTo(20_000 / 84, 8)
    expect(value(workbook, 'Δάνειο!B14')).toBe(0)
  })

  it('a salary: contributions and tax by the scale, as by hand', () => {
    const workbook = open('katharos')
    const taxable = 1_200 * (1 - 0.1337) * 14
    const tax = 900 + (taxable - 10_000) * 0.22 - (900 - (taxable - 12_000) * 0.02)
    expect(value(workbook, 'Υπολογισμός!B12')).toBeCloseTo(tax, 6)
    expect(value(workbook, 'Υπολογισμός!B15')).toBeCloseTo((taxable - tax) / 14, 6)
    expect(value(workbook, 'Καμπύλη!D7')).toBeCloseTo((taxable - tax) / 14, 6)
    set(workbook, 'Υπολογισμός!B4', 0)
    expect(value(workbook, 'Υπολογισμός!B15')).toBe(0)
  })

  it('a business: at its own rate of return the present value is nothing', () => {
    const workbook = open('epicheirimatiko')
    const found = value(workbook, 'Παραδοχές!B18')
    expect(found).toBeGreaterThan(0.08)
    expect(value(workbook, 'Παραδοχές!B17')).toBeGreaterThan(0)
    set(workbook, 'Παραδοχές!B14', found as number)
    expect(Math.abs(value(workbook, 'Παραδοχές!B17') as number)).toBeLessThan(0.01)
  })

  it('a household: categories add up to what goes out', () => {
    const workbook = open('oikogeneiakos')
    expect(value(workbook, 'SUM(Σύνοψη!B14:B21)-Έξοδα_μήνα')).toBeCloseTo(0, 8)
    expect(value(workbook, 'Σύνοψη!B4')).toBeCloseTo((980 * 14 + 620 * 14 + 140 * 6) / 12 + 50, 8)
  })

  it('offers: the best one changes with what matters', () => {
    const workbook = open('sygkrisi')
    expect(value(workbook, 'Σύγκριση!B19')).toBe('Δήμος')
    for (let row = 6; row <= 13; row += 1) set(workbook, `Σύγκριση!B${row}`, row === 8 ? 10 : 0)
    expect(value(workbook, 'Σύγκριση!B19')).toBe('Από το σπίτι')
    expect(value(workbook, 'Σύγκριση!F16')).toBe(1)
  })

  it('savings: some 20,000 formulas, the last as by the sum of a series', () => {
    const workbook = open('apotamieysi')
    expect(workbook.formulaCells().length).toBeGreaterThan(20_000)
    set(workbook, 'Αποταμίευση!B6', 0)
    set(workbook, 'Αποταμίευση!B7', 0.06)
    const growth = 1.005 ** 480
    expect(value(workbook, 'Αποταμίευση!B12')).toBeCloseTo(
      1_000 * growth + (50 * (growth - 1)) / 0.005,
      4,
    )
  })
})
