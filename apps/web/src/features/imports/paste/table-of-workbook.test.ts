import { workbookFile } from '@telemachos/interchange/spreadsheets/workbook-file.testing'
import { expect, it } from 'vitest'
import { TableTooWide } from './read-table.ts'
import { tableOfWorkbook } from './table-of-workbook.ts'
import { contentOf } from './text-of-file.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const STYLES = `<styleSheet xmlns="${MAIN}">
  <numFmts><numFmt numFmtId="164" formatCode="000000000"/><numFmt numFmtId="165" formatCode="dd/mm/yy&quot; day&quot;"/><numFmt numFmtId="166" formatCode="0.00&quot; days&quot;"/></numFmts>
  <fonts><font/></fonts><fills><fill/></fills><borders><border/></borders>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`
const text = (at: string, words: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`

it('reads a workbook as its rows would have been typed', () => {
  const file = workbookFile(
    `<sheetData>
        <row r="1">${text('A1', 'Όνομα')}${text('B1', 'Γέννηση')}${text('C1', 'ΑΦΜ')}${text('D1', 'Ώρες')}</row>
        <row r="2"/>
        <row r="3">${text('A3', ' Μαρία\nΑ. ')}<c r="B3" s="1"><v>36526</v></c><c r="C3" s="2"><v>12345678</v></c><c r="D3" s="4"><v>1.1000000000000001</v></c></row>
        <row r="4"><c r="A4"><f>1+1</f><v>2</v></c><c r="B4" s="3"><v>36526.5</v></c><c r="D4" t="b"><v>1</v></c></row>
        <row r="9"><c r="A9" s="2"/><c r="F9"/></row>
      </sheetData>`,
    { 'xl/styles.xml': STYLES },
  )
  expect(tableOfWorkbook(file)).toEqual([
    ['Όνομα', 'Γέννηση', 'ΑΦΜ', 'Ώρες'],
    ['Μαρία Α.', '1/1/2000', '012345678', '1,1'],
    ['2', '1/1/2000 12:00', '', 'true'],
  ])
})

it('refuses a workbook with a cell far to the right', () => {
  const far = (words: string) =>
    workbookFile(`<sheetData><row r="1">${text('A1', 'α')}${text('XFD1', words)}</row></sheetData>`)
  expect(tableOfWorkbook(far('-'))).toEqual([['α']])
  expect(() => tableOfWorkbook(far('β'))).toThrow(TableTooWide)
})

it('knows a workbook by its content, whatever it is called', async () => {
  const file = workbookFile('<sheetData/>')
  expect(await contentOf(new Blob([new Uint8Array(file)]))).toEqual(new Uint8Array(file))
  expect(await contentOf(new Blob(['\uFEFFΑ;Β']))).toBe('Α;Β')
  expect(tableOfWorkbook(file)).toEqual([])
  expect(() => tableOfWorkbook(new TextEncoder().encode('PK\u0003\u0004'))).toThrow('file_damaged')
})
