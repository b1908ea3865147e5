import { answerCell, exportCell, type ExportCell } from '@telemachos/rules/export-cells'
import { readXlsx } from 'hucre/xlsx'
import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { xlsxStream, type XlsxSheet } from './xlsx-stream.ts'

type Rows = readonly (readonly ExportCell[])[]

async function* pagesOf(...pages: readonly Rows[]): AsyncGenerator<Rows> {
  yield* pages
}

async function written(sheets: readonly XlsxSheet[], maxRows?: number): Promise<Uint8Array> {
  return new Uint8Array(await new Response(xlsxStream(sheets, maxRows)).arrayBuffer())
}

const texts = (...cells: string[]) => cells.map((cell) => exportCell(cell))

/** A part of an archive whose files follow each other. */
function partOf(file: Uint8Array, name: string): string {
  const bytes = Buffer.from(file)
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  const size = bytes.readUInt32LE(end + 12)
  const directory = bytes.subarray(bytes.readUInt32LE(end + 16)).subarray(0, size)
  const entry = directory.subarray(directory.indexOf(name) - 46)
  const local = bytes.subarray(entry.readUInt32LE(42))
  const from = 30 + local.readUInt16LE(26)
  return inflateRawSync(local.subarray(from, from + entry.readUInt32LE(20))).toString('utf8')
}

const header = texts('Όνομα', 'Πότε')

it('reads back as it was written, with real days and times, and nothing where there is nothing', async () => {
  const file = await written([
    {
      name: 'Απαντήσεις',
      pages: pagesOf(
        [header],
        [
          [exportCell('=1+1'), { kind: 'date', iso: '2026-03-05' }],
          [exportCell(' +30 210'), { kind: 'date', iso: '2026-03-05T12:30' }],
        ],
        [[{ kind: 'time', text: '27:30' }, exportCell(-1.5)]],
        [[answerCell(''), exportCell('<α> & "β" _x0041_')]],
      ),
    },
    { name: 'Κωδικοί', pages: pagesOf([texts('κ')]) },
  ])
  const { sheets } = await readXlsx(file)
  expect(sheets.map(({ name }) => name)).toEqual(['Απαντήσεις', 'Κωδικοί'])
  const [, formula, phone, time, last] = sheets[0]?.rows ?? []
  expect(formula).toEqual(['=1+1', new Date('2026-03-05T00:00:00Z')])
  expect(phone).toEqual(['+30 210', new Date('2026-03-05T12:30:00Z')])
  expect(time?.[1]).toBe(-1.5)
  expect(last?.[0] ?? null).toBeNull()
  const sheet = partOf(file, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<c r="A4" s="4"><v>1.1458333333333333</v></c>')
  expect(sheet).toContain('&lt;α&gt; &amp; &quot;β&quot; _x005F_x0041_')
  expect(sheet).not.toContain("'=")
  expect(sheet).not.toContain('<f>')
  expect(sheet).not.toContain('r="A5"')
})

it('keeps such text text by its look, and shows days as days', async () => {
  const row = [...texts('=1', '012', 'α'), { kind: 'date', iso: '2026-03-05' } as const]
  const file = await written([{ name: 'S', pages: pagesOf([header], [row]) }])
  const sheet = partOf(file, 'xl/worksheets/sheet1.xml')
  const styles = [...sheet.matchAll(/<c r="(\w2)" s="(\d)"/g)].map(([, cell, style]) => [
    cell,
    style,
  ])
  expect(styles).toEqual([
    ['A2', '1'],
    ['B2', '1'],
    ['C2', '0'],
    ['D2', '2'],
  ])
  const looks = [...partOf(file, 'xl/styles.xml').matchAll(/<xf [^>]*>/g)]
    .slice(1)
    .map(([xf]) => xf)
  expect(looks[1]).toContain('numFmtId="49"')
  expect(looks[5]).toContain('numFmtId="49"')
  // It would be seen as an apostrophe in the bar above the sheet.
  expect(looks.join('')).not.toContain('quotePrefix')
  expect(looks[2]).toContain('numFmtId="164"')
})

it('has its header in sight and a filter on it, on every sheet', async () => {
  const rows = Array.from({ length: 5 }, (_, index) => texts('α', `${index}`))
  const file = await written([{ name: 'Φύλλο', pages: pagesOf([header], rows) }], 4)
  const { sheets } = await readXlsx(file)
  expect(sheets.map(({ name, rows: all }) => [name, all.length])).toEqual([
    ['Φύλλο', 4],
    ['Φύλλο_2', 3],
  ])
  expect(sheets[1]?.rows[0]).toEqual(['Όνομα', 'Πότε'])
  for (const [name, range] of [
    ['sheet1', 'A1:B4'],
    ['sheet2', 'A1:B3'],
  ]) {
    const sheet = partOf(file, `xl/worksheets/${name}.xml`)
    expect(sheet).toContain(`</sheetData><autoFilter ref="${range}"/>`)
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2"')
  }
  expect(partOf(file, 'xl/workbook.xml')).toContain(
    'localSheetId="1" hidden="1">\'Φύλλο_2\'!$A$1:$B$3<',
  )
})

it('names columns beyond the letters', async () => {
  const wide = Array.from({ length: 703 }, () => exportCell(1))
  const file = await written([{ name: 'S', pages: pagesOf([wide]) }])
  expect(partOf(file, 'xl/worksheets/sheet1.xml')).toContain('<autoFilter ref="A1:AAA1"/>')
  expect((await readXlsx(file)).sheets[0]?.rows[0]).toHaveLength(703)
})
