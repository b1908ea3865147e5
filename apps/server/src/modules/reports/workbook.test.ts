import { strFromU8, unzipSync } from 'fflate'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { sheetCells, workbookPieces, type SheetCell } from './workbook.ts'

const COLUMNS = [
  { Name: 'at_month', Type: 'date', Shown: 'month' },
  { Name: 'day', Type: 'date' },
  { Name: 'moment', Type: 'time' },
  { Name: 'share', Type: 'number', Shown: 'share' },
  { Name: 'name', Type: 'text' },
] as const

/** The first sheet and the styles of a workbook with these rows. */
async function writtenOf(rows: readonly (readonly SheetCell[])[]) {
  const files = unzipSync(await buffer(workbookPieces([{ name: 'Ένα', rows }])))
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { sheet: read('xl/worksheets/sheet1.xml'), styles: read('xl/styles.xml') }
}

/** The formats of a row's cells, and their values. */
function shownIn({ sheet, styles }: Awaited<ReturnType<typeof writtenOf>>): unknown[] {
  const codes = [...styles.matchAll(/formatCode="([^"]*)"/g)].map(([, code]) => code)
  return [...sheet.matchAll(/<c r="(\w+)"(?: s="(\d+)")?(?: t="\w+")?>.*?<\/c>/g)].map(
    ([cell, place, style]) => [
      place,
      /<v>(.*)<\/v>|>([^<]*)<\/t>/.exec(cell)?.slice(1).join(''),
      style && codes[Number(style) - 1],
    ],
  )
}

describe('a workbook', () => {
  it('holds days, moments, months and hundredths as numbers, each in its format', async () => {
    const cells = sheetCells(COLUMNS, 'el')
    // Midnight of the 16th in Athens, where it is summer.
    const row = cells(['2026-08-01', '2026-08-15', '2026-08-15T21:00:00.000Z', 98.1, 'Άννα & Ζωή'])
    expect(shownIn(await writtenOf([row]))).toEqual([
      ['A1', '46235', '[$-408]mmmm yyyy'],
      ['B1', '46249', 'dd/mm/yyyy'],
      ['C1', '46250', 'dd/mm/yyyy hh:mm'],
      ['D1', '98.1', '0.0&quot; %&quot;'],
      ['E1', 'Άννα &amp; Ζωή', undefined],
    ])
  })

  it('keeps as a text what it has no number for, and leaves out what is empty', async () => {
    const cells = sheetCells(COLUMNS, 'en')
    expect(shownIn(await writtenOf([cells([null, '1850-01-01', 'άγνωστο', null, '='])]))).toEqual([
      ['B1', '1850-01-01', undefined],
      ['C1', 'άγνωστο', undefined],
      ['E1', '=', undefined],
    ])
  })

  it('names every cell, in columns beyond the letters too', async () => {
    const { sheet } = await writtenOf([Array.from({ length: 703 }, () => 1)])
    const places = [...sheet.matchAll(/<c r="(\w+)"/g)].map(([, place]) => place)
    expect([25, 26, 51, 52, 701, 702].map((index) => places[index])).toEqual([
      ...['Z1', 'AA1', 'AZ1', 'BA1', 'ZZ1', 'AAA1'],
    ])
  })
})
