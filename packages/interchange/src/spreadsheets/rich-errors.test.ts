import { describe, expect, it } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { relationships, workbookFile } from './workbook-file.testing.ts'
import { writeWorkbook } from './write-workbook.ts'

const METADATA = `<metadata xmlns:xlrd="x"><metadataTypes><metadataType name="XLDAPR"/><metadataType name="XLRICHVALUE"/></metadataTypes>
  <futureMetadata name="XLRICHVALUE"><bk><extLst><ext><xlrd:rvb i="0"/></ext></extLst></bk><bk><extLst><ext><xlrd:rvb i="1"/></ext></extLst></bk><bk><extLst><ext><xlrd:rvb i="2"/></ext></extLst></bk></futureMetadata>
  <valueMetadata><bk><rc t="2" v="0"/></bk><bk><rc t="2" v="1"/></bk><bk><rc t="2" v="2"/></bk></valueMetadata></metadata>`
const STRUCTURES =
  '<rvStructures><s t="_error"><k n="colOffset"/><k n="errorType"/><k n="rwOffset"/></s><s t="_error"><k n="errorType"/><k n="subType"/></s></rvStructures>'
const VALUES =
  '<rvData><rv s="0"><v>0</v><v>8</v><v>2</v></rv><rv s="1"><v>13</v><v>3</v></rv><rv s="1"><v>12</v><v>3</v></rv></rvData>'

const cells = [1, 2, 3, 9]
  .map((number) => `<c t="e" vm="${number}"><f>X</f><v>#VALUE!</v></c>`)
  .join('')

describe('errors that files have no word for', () => {
  it('are read from the rich values that cells name', () => {
    const file = workbookFile(`<sheetData><row r="1">${cells}</row></sheetData>`, {
      'xl/_rels/workbook.xml.rels': relationships(
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rIdM', 'sheetMetadata', 'metadata.xml'],
        ['rIdV', 'rdRichValue', 'richData/rdrichvalue.xml'],
        ['rIdS', 'rdRichValueStructure', 'richData/rdrichvaluestructure.xml'],
      ),
      'xl/metadata.xml': METADATA,
      'xl/richData/rdrichvalue.xml': VALUES,
      'xl/richData/rdrichvaluestructure.xml': STRUCTURES,
    })
    const model = readWorkbook(file)
    expect(model.sheets[0]?.cells.map(({ value }) => value)).toEqual([
      { error: '#SPILL!' },
      { error: '#CALC!' },
      { error: '#VALUE!' },
      { error: '#VALUE!' },
    ])
    // What Excel would not read back is written as it writes it.
    const again = readWorkbook(writeWorkbook(model))
    expect(again.sheets[0]?.cells[0]?.value).toEqual({ error: '#VALUE!' })
  })
})
