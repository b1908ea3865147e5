import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellName } from './formula/reference.ts'
import { address, plain, valueAt, workbookModel, open } from './testing.ts'
import type { CellEdit, Workbook } from './workbook-api.ts'

const ROWS = 5
const COLUMNS = 3
const CELLS = Array.from({ length: ROWS * COLUMNS }, (_, index) =>
  cellName(index % ROWS, Math.floor(index / ROWS)),
)

const cell = fc.constantFrom(...CELLS)
const area = fc.tuple(cell, cell).map(([from, to]) => `${from}:${to}`)
const small = fc.integer({ min: -2, max: 6 })

/** Formulas that refer to anything, themselves included. */
const formula = fc.oneof(
  fc
    .tuple(cell, fc.constantFrom('+', '-', '*', '/', '&', '='), cell)
    .map(([a, op, b]) => `=${a}${op}${b}`),
  area.map((cells) => `=SUM(${cells})`),
  fc.tuple(cell, cell, cell).map(([a, b, c]) => `=IF(${a}>1,${b},${c})`),
  fc.tuple(cell, cell).map(([a, b]) => `=IFERROR(${a},${b})`),
  fc.tuple(area, small).map(([cells, row]) => `=INDEX(${cells},${row})`),
  fc.tuple(cell, cell, small).map(([a, b, row]) => `=OFFSET(${a},${b},${row})`),
  fc.tuple(cell, small).map(([a, row]) => `=INDIRECT("A"&(${a}+${row}))`),
  cell.map((a) => `=Name+${a}`),
)
const content = fc.oneof({ weight: 3, arbitrary: formula }, small, fc.constant(null))
const step = fc.oneof(
  fc.record({ kind: fc.constant('read' as const), at: cell }),
  fc.record({ kind: fc.constant('set' as const), at: cell, content }),
)

const NAMES = [{ name: 'Name', formula: 'Sheet1!$A$1+SUM(Sheet1!$C$1:$C$2)' }]

function everything(workbook: Workbook, order: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const at of order) valueAt(workbook, at)
  for (const at of CELLS) values[at] = valueAt(workbook, at)
  return values
}

function editOf(at: string, written: number | string | null): CellEdit {
  const isFormula = typeof written === 'string'
  return { cell: address(at), content: isFormula ? { formula: written } : written }
}

describe('computing lazily', () => {
  it('gives what computing everything anew gives, in any order of reading and setting', () => {
    fc.assert(
      fc.property(
        fc.array(content, { minLength: CELLS.length, maxLength: CELLS.length }),
        fc.array(step, { maxLength: 25 }),
        fc.shuffledSubarray(CELLS, { minLength: CELLS.length }),
        (written, steps, order) => {
          const model = workbookModel({ Sheet1: {} }, { names: NAMES })
          const lazy = open(model)
          const state = new Map(CELLS.map((at, index) => [at, written[index] ?? null]))
          lazy.setMany([...state].map(([at, value]) => editOf(at, value)))
          for (const one of steps) {
            if (one.kind === 'read') valueAt(lazy, one.at)
            else {
              state.set(one.at, one.content)
              lazy.set(address(one.at), editOf(one.at, one.content).content)
            }
          }
          const whole = open(model)
          whole.setMany([...state].map(([at, value]) => editOf(at, value)))
          expect(everything(lazy, order)).toEqual(everything(whole, CELLS))
        },
      ),
      { numRuns: 1500, seed: 20_260_101 },
    )
  })

  it('tells every listener whose value is another', () => {
    fc.assert(
      fc.property(
        fc.array(content, { minLength: CELLS.length, maxLength: CELLS.length }),
        fc.array(fc.record({ at: cell, content }), { maxLength: 12 }),
        (written, changes) => {
          const workbook = open(workbookModel({ Sheet1: {} }, { names: NAMES }))
          workbook.setMany(CELLS.map((at, index) => editOf(at, written[index] ?? null)))
          const shown = new Map<string, unknown>()
          for (const at of CELLS) {
            const read = () => shown.set(at, plain(workbook.value(address(at))))
            read()
            workbook.subscribe(address(at), read)
          }
          for (const change of changes) {
            workbook.set(address(change.at), editOf(change.at, change.content).content)
          }
          expect(Object.fromEntries(shown)).toEqual(everything(workbook, CELLS))
        },
      ),
      { numRuns: 700, seed: 20_260_102 },
    )
  })
})
