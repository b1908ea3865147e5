import { expect, it } from 'vitest'
import type { CellModel, WorkbookModel } from '../model/workbook-model.ts'
import { inputSections } from './input-sections.ts'

const BOLD = 1

const sheet = (name: string, cells: CellModel[]): WorkbookModel['sheets'][number] => ({
  ...{ name, visibility: 'visible', cells, columns: [], rows: [], merges: [], charts: [] },
  ...{ showsGridLines: true, isProtected: false, validations: [], conditionalFormats: [] },
})

const model: WorkbookModel = {
  sheets: [
    sheet('Α', [
      { row: 0, column: 0, value: 'Προϋπολογισμός', style: BOLD },
      { row: 1, column: 0, value: 'Έσοδα', style: BOLD },
      { row: 1, column: 5, value: 'Income' },
      { row: 2, column: 0, value: 'Πηγή', style: BOLD },
      { row: 2, column: 1, value: 'Ποσό', style: BOLD },
      { row: 3, column: 0, value: 'Μισθός' },
      { row: 3, column: 1, value: 1 },
      { row: 4, column: 0, value: 'Σύνολο', style: BOLD },
      { row: 4, column: 1, formula: 'B4', value: 1 },
      { row: 5, column: 0, value: 'Σημείωση' },
      { row: 6, column: 0, value: 'Άλλα', style: BOLD },
      { row: 6, column: 1, value: 2 },
      { row: 8, column: 0, value: 'Έξοδα', style: BOLD },
      { row: 8, column: 2, value: 'Costs' },
      { row: 9, column: 1, value: 3 },
    ]),
    sheet('Β', [{ row: 0, column: 0, value: 4 }]),
  ],
  names: [],
  tables: [],
  styles: [{}, { font: { isBold: true } }],
  calculation: { isDate1904: false, isIterative: false, maxIterations: 100, maxChange: 0.001 },
  notes: [],
}

it('inputs are in sections by their sheets and the headings above them', () => {
  const at = (Sheet: string, Cell: string) => ({ Sheet, Cell })
  const inputs = [at('Α', 'B4'), at('Α', 'B7'), at('Α', 'B10'), at('Β', 'A1'), at('Γ', 'A1')]
  expect(
    inputSections(model, inputs).map((one) => [
      one.sheet,
      one.heading,
      one.inputs.map(({ Cell }) => Cell),
    ]),
  ).toEqual([
    ['Α', 'Έσοδα', ['B4', 'B7']],
    ['Α', 'Έξοδα', ['B10']],
    ['Β', '', ['A1']],
    ['Γ', '', ['A1']],
  ])
})
