import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from '@telemachos/interchange/spreadsheets/read-workbook'
import { writeWorkbook } from '@telemachos/interchange/spreadsheets/write-workbook'
import type { SheetModel } from '@telemachos/spreadsheet/model/workbook-model'
import { compareWithCached } from '@telemachos/spreadsheet/compare-with-cached'
import { openWorkbook } from '@telemachos/spreadsheet/workbook'

/**
 * Files that LibreOffice 7.4 made, with the values that it computed:
 *
 * - `libreoffice-functions.xlsx`: of a list of 215 formulas as CSV, read with formulas (the last part of
 *   `--infilter=CSV:44,34,UTF8,1,,1033,false,true,false,false,false,-1`);
 * - `libreoffice-job-offers.xlsx`: of the demonstration's comparison of offers, written without values,
 *   opened and saved by `--convert-to xlsx`.
 */
const FOLDER = path.resolve(import.meta.dirname, '../../../testing/workbooks')

const SOURCES = { now: () => 46_352, random: () => 0.5 }

function read(name: string) {
  return readWorkbook(new Uint8Array(readFileSync(path.join(FOLDER, name))))
}

describe('files of LibreOffice', () => {
  it('have the values that we compute', () => {
    const workbook = openWorkbook(read('libreoffice-functions.xlsx'), SOURCES)
    const { compared, withoutValue, differences } = compareWithCached(workbook)
    expect([compared, withoutValue]).toEqual([215, 0])
    expect(
      differences.map(({ cell, theirs }) => [workbook.formula(cell), workbook.value(cell), theirs]),
    ).toEqual([
      // It writes every error that is its own as #VALUE!.
      ['=SQRT(-1)', { kind: 'error', code: '#NUM!' }, { error: '#VALUE!' }],
    ])
  })

  it('are read with all that a calculator uses', () => {
    const model = read('libreoffice-job-offers.xlsx')
    const [sheet, other] = model.sheets
    expect(model.notes).toEqual([])
    expect(model.names).toEqual([{ name: 'Βάρη', formula: 'Σύγκριση!$B$6:$B$13' }])
    expect(sheet).toMatchObject({
      name: 'Σύγκριση',
      isProtected: true,
      merges: [
        { top: 0, left: 0, bottom: 0, right: 6 },
        { top: 1, left: 0, bottom: 1, right: 6 },
      ],
    } satisfies Partial<SheetModel>)
    expect(sheet?.columns[0]).toMatchObject({ from: 0, to: 0, width: expect.closeTo(30, 0) })
    expect(
      sheet?.validations.map(({ kind, formula1, formula2 }) => [kind, formula1, formula2]),
    ).toEqual([
      ['whole', '0', '10'],
      ['whole', '1', '10'],
    ])
    expect(sheet?.conditionalFormats.map(({ rule }) => rule.kind).toSorted()).toEqual([
      'scale',
      'top',
    ])
    expect(
      sheet?.charts.map(({ title, series }) => [title, series[0]?.kind, series.length]),
    ).toEqual([
      ['Πού είναι δυνατή η κάθε προσφορά', 'radar', 4],
      ['Βαθμός με τα βάρη', 'bar', 1],
    ])
    const input = sheet?.cells.find(({ row, column }) => row === 5 && column === 1)
    expect(model.styles[input?.style ?? 0]).toMatchObject({
      name: 'Input',
      isLocked: false,
      fill: '#ffcc99',
      format: '#,##0',
    })
    expect(other?.cells.length).toBeGreaterThan(40)
    const { compared, differences } = compareWithCached(openWorkbook(model, SOURCES))
    expect([compared, differences]).toEqual([58, []])
  })

  it.each(['libreoffice-functions.xlsx', 'libreoffice-job-offers.xlsx'])(
    'are the same after we have written them: %s',
    (name) => {
      const model = read(name)
      expect(readWorkbook(writeWorkbook(model))).toEqual(model)
    },
  )
})
