import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cellText } from './cell-text.ts'
import { csvLine, exportCell } from './export-cells.ts'
import { fromSheet } from './sheet-value.ts'

it.each([
  ['="070003"', '070003'],
  ['="070"&"003"', '070003'],
  ['="070" & "003"&"4"', '0700034'],
  ['="7 ""δοκιμές"""&"!"', '7 "δοκιμές"!'],
  ['="α""&""β"', 'α"&"β'],
  ['=""&""', ''],
  // Formulas are left as they are: what they would be is not known here.
  ['="070"&A1', '="070"&A1'],
  ['="070"+"003"', '="070"+"003"'],
  ['="070"&"003', '="070"&"003'],
])('reads %s as %s', (cell, text) => {
  expect(cellText(cell)).toBe(text)
})

/** The only cell of a line of csv. */
const onlyCell = (line: string): string => {
  const cell = line.replace(/\r\n$/, '')
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
}

it('reads what an export has written, however long it is', () => {
  const digits = '0123456789'.repeat(70)
  const cell = onlyCell(csvLine([exportCell(digits)]))
  expect(cell).toContain('"&"')
  expect(cellText(cell)).toBe(digits)
  expect(fromSheet({ Name: 'code', Type: 'text' }, cell)).toBe(digits)
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0179+ .,%e'), maxLength: 900 }), (text) => {
      const value = exportCell(`1${text}`)
      expect(cellText(onlyCell(csvLine([value])))).toBe(value.kind === 'text' ? value.text : '')
    }),
  )
})
