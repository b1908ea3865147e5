import { describe, expect, it } from 'vitest'
import { openWorkbook } from '@telemachos/spreadsheet/workbook'
import { fileFormula } from './formulas/file-formula.ts'
import { plainFormula } from './formulas/plain-formula.ts'
import { readWorkbook } from './read-workbook.ts'
import { relationships, workbook, workbookFile } from './workbook-file.testing.ts'
import { writeWorkbook } from './write-workbook.ts'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

const link = (target: string): string =>
  `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="x/externalLinkPath" Target="${target}" TargetMode="External"/></Relationships>`

const book = `<externalLink xmlns:r="r"><externalBook r:id="rId1">
  <sheetNames><sheetName val="Sheet1"/><sheetName val="Έσοδα 2026"/></sheetNames>
  <definedNames><definedName name="Rate" refersTo="=Sheet1!$B$2"/></definedNames>
  <sheetDataSet>
    <sheetData sheetId="0">
      <row r="1"><cell r="A1" t="str"><v>low</v></cell><cell r="B1"><v>0.1</v></cell></row>
      <row r="2"><cell r="A2" t="str"><v>high</v></cell><cell r="B2"><v>0.25</v></cell><cell r="C2" t="b"><v>1</v></cell></row>
    </sheetData>
    <sheetData sheetId="1"><row r="5"><cell r="C5" t="e"><v>#N/A</v></cell></row></sheetData>
  </sheetDataSet></externalBook></externalLink>`

const file = (rows: string, target = 'file:///C:\\Users\\maria\\Rates%202026.xlsx') =>
  workbookFile(`<sheetData>${rows}</sheetData>`, {
    'xl/workbook.xml': workbook(
      ['Φ'],
      '<externalReferences><externalReference r:id="rIdX"/><externalReference r:id="rIdD"/></externalReferences><definedNames><definedName name="Ours">[1]Sheet1!$B$1</definedName></definedNames>',
    ),
    'xl/_rels/workbook.xml.rels': relationships(
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rIdX', 'externalLink', 'externalLinks/externalLink1.xml'],
      ['rIdD', 'externalLink', 'externalLinks/externalLink2.xml'],
    ),
    'xl/externalLinks/externalLink1.xml': book,
    'xl/externalLinks/_rels/externalLink1.xml.rels': link(target),
    'xl/externalLinks/externalLink2.xml': '<externalLink><ddeLink ddeService="x"/></externalLink>',
  })

const ROWS = `<row r="1"><c r="A1"><f>[1]Sheet1!B2*2</f><v>1</v></c>
  <c r="B1"><f>VLOOKUP("high",'[1]Sheet1'!$A$1:$B$2,2,FALSE)</f><v>9</v></c>
  <c r="C1"><f>'[1]Έσοδα 2026'!C5</f></c><c r="D1"><f>[1]!Rate+Ours</f></c>
  <c r="E1"><f>[2]!x</f><v>7</v></c><c r="F1"><f>[1]Nowhere!A1</f><v>8</v></c></row>
  <row r="2"><c r="A2"><f>_xlfn.WEBSERVICE("x")</f><v>5</v></c><c r="B2"><f>"IMAGE("&amp;A2</f></c></row>`

const valuesOf = (model: ReturnType<typeof readWorkbook>) => {
  const opened = openWorkbook(model, { now: () => 46_000, random: () => 0.5 })
  return ['A', 'B', 'C', 'D', 'E', 'F'].map((_, column) => {
    const value = opened.value({ sheet: 0, row: 0, column })
    return typeof value === 'object' && value !== null ? value.code : value
  })
}

describe('values of other files', () => {
  it('are read, and computed with', () => {
    const model = readWorkbook(file(ROWS))
    expect(model.externals?.map(({ name }) => name)).toEqual(['Rates 2026.xlsx', ''])
    expect(model.externals?.[0]?.sheets[0]?.cells).toHaveLength(5)
    expect(valuesOf(model)).toEqual([0.5, 0.25, '#N/A', 0.35, 7, 8])
  })

  it('are told to the author, and what is not kept of them', () => {
    const { notes, names, sheets } = readWorkbook(file(ROWS))
    expect(notes.map(({ at, reason }) => [at, reason])).toEqual([
      ['Rates 2026.xlsx', 'external_values'],
      ['Φ!E1', 'external_link'],
      ['Φ!F1', 'external_link'],
      ['Φ!A2', 'outside_value'],
    ])
    expect(names).toEqual([{ name: 'Ours', formula: '[1]Sheet1!$B$1' }])
    expect(sheets[0]?.cells.slice(-2)).toEqual([
      { row: 1, column: 0, value: 5 },
      { row: 1, column: 1, formula: '"IMAGE("&A2' },
    ])
    const pivot = '<row r="1"><c r="A1"><f>GETPIVOTDATA("Sum",P1)+1</f><v>41</v></c></row>'
    expect(readWorkbook(file(pivot)).sheets[0]?.cells).toEqual([{ row: 0, column: 0, value: 41 }])
  })

  it('are kept when the workbook is saved and written', () => {
    const model = readWorkbook(file(ROWS))
    const saved = JSON.parse(JSON.stringify(model)) as typeof model
    const again = readWorkbook(writeWorkbook(saved))
    expect(again.externals).toEqual(
      model.externals?.map((one) => ({ ...one, name: one.name || 'unknown.xlsx' })),
    )
    expect(again.sheets[0]?.cells[0]?.formula).toBe('[1]Sheet1!B2*2')
    expect(valuesOf(again)).toEqual(valuesOf(model))
  })

  it('are of a file named without where it lies', () => {
    const names = [
      '..\\a\\B.xlsx',
      'https://example.org/x/C.xlsx',
      '\\\\server\\share\\D.xlsx',
    ].map((target) => readWorkbook(file(ROWS, target)).externals?.[0]?.name)
    expect(names).toEqual(['B.xlsx', 'C.xlsx', 'D.xlsx'])
  })
})

describe('ranges without their empty edges', () => {
  it('are written as a call', () => {
    expect(plainFormula('SUM(_xlfn._TRO_TRAILING(A:A),_xlfn._TRO_ALL(B1:C9))')).toBe(
      'SUM(TRIMRANGE(A:A,2,2),TRIMRANGE(B1:C9,3,3))',
    )
    expect(plainFormula('_xlfn._TRO_LEADING(A:A')).toBe('_TRO_LEADING(A:A')
  })
})

describe('functions that are handed on together', () => {
  it('are marked in files', () => {
    expect(fileFormula('GROUPBY(A1:A9,B1:B9,HSTACK(SUM,COUNT))')).toBe(
      '_xlfn.GROUPBY(A1:A9,B1:B9,_xlfn.HSTACK(_xleta.SUM,_xleta.COUNT))',
    )
  })
})
