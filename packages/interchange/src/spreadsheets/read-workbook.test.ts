import { describe, expect, it } from 'vitest'
import type { CellModel, SheetModel } from '@telemachos/spreadsheet/model/workbook-model'
import { readWorkbook } from './read-workbook.ts'
import {
  parts,
  relationships,
  workbook,
  workbookFile,
  worksheet,
  zipped,
} from './workbook-file.testing.ts'

const rows = (content: string): string => `<sheetData>${content}</sheetData>`

function firstSheet(content: string, others: Readonly<Record<string, string>> = {}): SheetModel {
  return readWorkbook(workbookFile(content, others)).sheets[0]!
}

function cells(content: string, others: Readonly<Record<string, string>> = {}): CellModel[] {
  return [...firstSheet(rows(content), others).cells]
}

const METADATA = `<metadata><metadataTypes><metadataType name="XLDAPR"/></metadataTypes>
  <futureMetadata name="XLDAPR"><bk><extLst><ext><xda:dynamicArrayProperties fDynamic="1"/></ext></extLst></bk></futureMetadata>
  <cellMetadata><bk><rc t="1" v="0"/></bk></cellMetadata></metadata>`

describe('cells', () => {
  it('are read in all their types', () => {
    const found = cells(
      `<row r="1"><c r="A1"><v>1.5</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="str"><f>A1&amp;"x"</f><v>1,5x</v></c>
       <c r="D1" t="inlineStr"><is><r><t>Καλη</t></r><r><rPr><b/></rPr><t>μέρα</t></r><rPh sb="0" eb="1"><t>no</t></rPh></is></c>
       <c r="E1" t="b"><v>1</v></c><c r="F1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="G1" t="d"><v>2026-01-01T12:00:00</v></c>
       <c r="H1" t="n"><v>1E-3</v></c><c r="I1"/></row>`,
      {
        'xl/sharedStrings.xml':
          '<sst><si><t>no</t></si><si><r><t xml:space="preserve">Έσοδα </t></r><r><t>μήνα_x000D_</t></r><phoneticPr/><rPh><t>no</t></rPh></si></sst>',
      },
    )
    expect(found.map(({ value }) => value)).toEqual([
      1.5,
      'Έσοδα μήνα\r',
      '1,5x',
      'Καλημέρα',
      true,
      { error: '#DIV/0!' },
      46_023.5,
      0.001,
    ])
    expect(found.map(({ formula }) => formula).filter(Boolean)).toEqual(['A1&"x"', '1/0'])
  })

  it('that say no reference follow each other', () => {
    expect(
      cells(
        '<row><c><v>1</v></c><c><v>2</v></c></row><row><c r="C2"><v>3</v></c><c><v>4</v></c></row>',
      ),
    ).toEqual([
      { row: 0, column: 0, value: 1 },
      { row: 0, column: 1, value: 2 },
      { row: 1, column: 2, value: 3 },
      { row: 1, column: 3, value: 4 },
    ])
  })

  it('come by row and column, whatever their order in the file', () => {
    const found = cells(
      '<row r="2"><c r="B2"><v>4</v></c><c r="A2"><v>3</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>',
    )
    expect(found.map(({ value }) => value)).toEqual([1, 3, 4])
  })

  it('share formulas, each written for itself', () => {
    const found = cells(
      `<row r="2"><c r="B2"><f t="shared" ref="B2:C4" si="0">A2*$A$1+SUM(A:A)+'A1 B2'!A$2+Φ!$A2&amp;"A1"&amp;LOG10(A1)+B2_x+T[A1]</f></c>
       <c r="C2"><f t="shared" si="0"/></c></row><row r="3"><c r="B3"><f t="shared" si="0"/></c></row>`,
    )
    expect(found.map(({ formula }) => formula)).toEqual([
      `A2*$A$1+SUM(A:A)+'A1 B2'!A$2+Φ!$A2&"A1"&LOG10(A1)+B2_x+T[A1]`,
      `B2*$A$1+SUM(B:B)+'A1 B2'!B$2+Φ!$A2&"A1"&LOG10(B1)+B2_x+T[A1]`,
      `A3*$A$1+SUM(A:A)+'A1 B2'!A$2+Φ!$A3&"A1"&LOG10(A2)+B2_x+T[A1]`,
    ])
  })

  it('hold arrays, entered as such or spilling by themselves', () => {
    const found = cells(
      `<row r="1"><c r="A1" cm="1"><f t="array" ref="A1:A2">_xlfn._xlws.SORT(_xlfn.ANCHORARRAY(C1))</f><v>1</v></c>
       <c r="B1"><f t="array" ref="B1:C2">TRANSPOSE(D1:E2)</f><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>`,
      { 'xl/metadata.xml': METADATA },
    )
    expect(found).toEqual([
      {
        row: 0,
        column: 0,
        value: 1,
        formula: 'SORT(C1#)',
        array: { top: 0, left: 0, bottom: 1, right: 0 },
        isDynamic: true,
      },
      {
        row: 0,
        column: 1,
        value: 1,
        formula: 'TRANSPOSE(D1:E2)',
        array: { top: 0, left: 1, bottom: 1, right: 2 },
      },
      { row: 1, column: 0, value: 2 },
    ])
  })

  it('lose the prefixes of files', () => {
    const found = cells(
      `<row r="1"><c r="A1"><f>_xlfn.LET(_xlpm.x,1,_xlpm.x+_xlfn.SINGLE(B1:B3)+_xlfn.SINGLE(C1))&amp;"_xlfn."</f></c>
       <c r="B1"><f>=_xlfn.STDEV.S(C1:C4)</f></c></row>`,
    )
    expect(found.map(({ formula }) => formula)).toEqual([
      'LET(x,1,x+@(B1:B3)+@C1)&"_xlfn."',
      'STDEV.S(C1:C4)',
    ])
  })

  it('that cannot be read keep their value and are listed', () => {
    const model = readWorkbook(
      workbookFile(
        rows(
          `<row r="1"><c r="A1"><f>[1]Φύλλο!A1*2</f><v>7</v></c><c r="B1"><f t="dataTable" ref="B1:B2" r1="A1"/><v>8</v></c>
           <c r="C1"><f>${'1+'.repeat(5_000)}1</f><v>9</v></c><c r="D1"><f>T[[#This Row],[x]]</f></c><c r="E1"><v>seven</v></c></row>`,
        ),
      ),
    )
    expect(model.sheets[0]!.cells).toEqual([
      { row: 0, column: 0, value: 7 },
      { row: 0, column: 1, value: 8 },
      { row: 0, column: 2, value: 9 },
      { row: 0, column: 3, formula: 'T[[#This Row],[x]]' },
    ])
    expect(model.notes.map(({ at, reason }) => [at, reason])).toEqual([
      ['Φ!A1', 'external_link'],
      ['Φ!B1', 'data_table'],
      ['Φ!C1', 'formula_too_long'],
      ['Φ!E1', 'value_unreadable'],
    ])
  })
})

describe('the workbook', () => {
  it('has sheets, names, iteration and the date system', () => {
    const file = parts(rows(''), {
      'xl/worksheets/sheet2.xml': worksheet(
        rows('<row r="1"><c r="A1" t="d"><v>1904-01-02</v></c></row>'),
      ),
      'xl/workbook.xml': workbook(
        ['Φ', 'Πρώτο &amp; δεύτερο'],
        `<definedNames><definedName name="ΦΠΑ">Φ!$B$1</definedName><definedName name="τοπικό" localSheetId="1">0.24</definedName>
         <definedName name="_xlnm.Print_Area" localSheetId="0">Φ!$A$1</definedName><definedName name="Κώδικας" vbProcedure="1">x</definedName></definedNames>
         <calcPr iterate="1" iterateCount="50" iterateDelta="1E-4"/>`,
        '<workbookPr date1904="1"/>',
      ).replace('sheetId="2"', 'sheetId="2" state="veryHidden"'),
    })
    const model = readWorkbook(zipped(file))
    expect(model.sheets.map(({ name, visibility }) => [name, visibility])).toEqual([
      ['Φ', 'visible'],
      ['Πρώτο & δεύτερο', 'veryHidden'],
    ])
    expect(model.sheets[1]!.cells).toEqual([{ row: 0, column: 0, value: 1 }])
    expect(model.names).toEqual([
      { name: 'ΦΠΑ', formula: 'Φ!$B$1' },
      { name: 'τοπικό', sheet: 1, formula: '0.24' },
    ])
    expect(model.calculation).toEqual({
      isDate1904: true,
      language: 'el',
      isIterative: true,
      maxIterations: 50,
      maxChange: 1e-4,
    })
    expect(model.notes).toEqual([{ at: 'Κώδικας', reason: 'macro_name' }])
  })

  it('is read in the strict form, with prefixes, other slashes and absolute targets', () => {
    const strict = 'http://purl.oclc.org/ooxml/spreadsheetml/main'
    const links = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    const rels = (id: string, type: string, target: string): string =>
      `<p:Relationships xmlns:p="x"><p:Relationship Id="${id}" Type="${links}/${type}" Target="${target}"/></p:Relationships>`
    const model = readWorkbook(
      zipped({
        '_rels\\.rels': rels('a', 'officeDocument', '/book/main.xml'),
        'Book/Main.xml': `<x:workbook xmlns:x="${strict}" xmlns:q="${links}"><x:sheets><x:sheet name="Α" q:id="z"/></x:sheets></x:workbook>`,
        'book/_rels/main.xml.rels': rels('z', 'worksheet', '../sheets/./one.xml'),
        'sheets/one.xml': `<x:worksheet xmlns:x="${strict}"><x:sheetData><x:row><x:c r="A1"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      }),
    )
    expect(model.sheets[0]).toMatchObject({ name: 'Α', cells: [{ value: 5 }] })
  })

  it('in UTF-16 is read as well', () => {
    const text = `\uFEFF${worksheet(rows('<row r="1"><c r="A1" t="str"><v>Ώρα</v></c></row>'))}`
    const wide = Uint8Array.from(
      [...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
    )
    const file = zipped({ ...parts(''), 'xl/worksheets/sheet1.xml': wide })
    expect(readWorkbook(file).sheets[0]!.cells[0]!.value).toBe('Ώρα')
  })

  it('says what it holds that is not read', () => {
    const file = parts(rows(''), {
      'xl/_rels/workbook.xml.rels': relationships(
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'vbaProject', 'vbaProject.bin'],
        ['rId3', 'chartsheetx', 'nowhere.xml'],
      ),
      'xl/worksheets/_rels/sheet1.xml.rels': relationships(
        ['rId1', 'pivotTable', '../pivotTables/pivotTable1.xml'],
        ['rId2', 'comments', '../comments1.xml'],
        ['rId3', 'slicer', '../slicers/slicer1.xml'],
      ),
    })
    expect(readWorkbook(zipped(file)).notes).toEqual([
      { at: '', reason: 'macro' },
      { at: 'Φ', reason: 'pivot_table' },
      { at: 'Φ', reason: 'comment' },
      { at: 'Φ', reason: 'slicer' },
    ])
  })

  it('has tables', () => {
    const file = parts(rows(''), {
      'xl/worksheets/_rels/sheet1.xml.rels': relationships([
        'rId1',
        'table',
        '/xl/tables/table1.xml',
      ]),
      'xl/tables/table1.xml':
        '<table name="t" displayName="Έξοδα" ref="B2:C9" totalsRowCount="1"><tableColumns><tableColumn name="Είδος"/><tableColumn name="Ποσό_x000a_€"/></tableColumns></table>',
    })
    expect(readWorkbook(zipped(file)).tables).toEqual([
      {
        name: 'Έξοδα',
        sheet: 0,
        area: { top: 1, left: 1, bottom: 8, right: 2 },
        columns: ['Είδος', 'Ποσό\n€'],
        hasHead: true,
        hasTotals: true,
      },
    ])
  })
})

describe('a sheet', () => {
  it('has its layout', () => {
    const sheet = firstSheet(
      `<sheetViews><sheetView showGridLines="0"><pane xSplit="1" ySplit="2" topLeftCell="B3" state="frozen"/></sheetView></sheetViews>
       <sheetFormatPr defaultColWidth="9.5" defaultRowHeight="15"/>
       <cols><col min="1" max="2" width="20.5" customWidth="1"/><col min="3" max="99999" hidden="1"/></cols>
       ${rows('<row r="1" ht="30"/><row r="5" hidden="1"><c r="A5"><v>1</v></c></row><row r="6"/>')}
       <sheetProtection sheet="1"/><mergeCells><mergeCell ref="A1:C1"/></mergeCells>`,
    )
    expect(sheet).toMatchObject({
      showsGridLines: false,
      frozen: { rows: 2, columns: 1 },
      defaultWidth: 9.5,
      columns: [
        { from: 0, to: 1, width: 20.5 },
        { from: 2, to: 16_383, isHidden: true },
      ],
      rows: [
        { row: 0, height: 30 },
        { row: 4, isHidden: true },
      ],
      isProtected: true,
      merges: [{ top: 0, left: 0, bottom: 0, right: 2 }],
    })
  })

  it('says which rows a filter hides', () => {
    const hidden = rows('<row r="2" hidden="1"/><row r="3"/><row r="5" hidden="1"/>')
    const filter = '<filterColumn colId="0"><filters><filter val="x"/></filters></filterColumn>'
    const rowsOf = (inside: string) =>
      firstSheet(`${hidden}<autoFilter ref="A1:B4">${inside}</autoFilter>`).rows
    expect(rowsOf(filter)).toEqual([
      { row: 1, isHidden: true, isFiltered: true },
      { row: 4, isHidden: true },
    ])
    expect(rowsOf('')).toEqual([
      { row: 1, isHidden: true },
      { row: 4, isHidden: true },
    ])
  })

  it('has validations, those of other sheets too', () => {
    const sheet = firstSheet(
      `${rows('')}<dataValidations count="2"><dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="A1 B2:B3" promptTitle="Τι" prompt="Διαλέξτε"><formula1>"ναι,όχι"</formula1></dataValidation>
       <dataValidation type="decimal" operator="lessThan" errorStyle="warning" showErrorMessage="1" sqref="C1" error="έως 5"><formula1>5</formula1></dataValidation></dataValidations>
       <extLst><ext><x14:dataValidations><x14:dataValidation type="list" showErrorMessage="1"><x14:formula1><xm:f>Λίστες!$A$1:$A$3</xm:f></x14:formula1><xm:sqref>D1</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>`,
    )
    expect(sheet.validations).toEqual([
      {
        areas: [
          { top: 0, left: 0, bottom: 0, right: 0 },
          { top: 1, left: 1, bottom: 2, right: 1 },
        ],
        kind: 'list',
        formula1: '"ναι,όχι"',
        allowsBlank: true,
        promptTitle: 'Τι',
        prompt: 'Διαλέξτε',
      },
      {
        areas: [{ top: 0, left: 2, bottom: 0, right: 2 }],
        kind: 'decimal',
        comparison: 'lessThan',
        formula1: '5',
        allowsBlank: false,
        isAdvisory: true,
        error: 'έως 5',
      },
      {
        areas: [{ top: 0, left: 3, bottom: 0, right: 3 }],
        kind: 'list',
        formula1: 'Λίστες!$A$1:$A$3',
        allowsBlank: false,
      },
    ])
  })

  it('has conditions of the common kinds; others are listed', () => {
    const rule = (type: string, more: string, inner = ''): string =>
      `<cfRule type="${type}" ${more}>${inner}</cfRule>`
    const model = readWorkbook(
      workbookFile(
        `${rows('')}<conditionalFormatting sqref="A1:A9">${[
          rule(
            'cellIs',
            'dxfId="0" priority="2" operator="between" stopIfTrue="1"',
            '<formula>1</formula><formula>B1</formula>',
          ),
          rule('expression', 'dxfId="0" priority="1"', '<formula>$A1&gt;0</formula>'),
          rule('containsText', 'priority="3" text="ναι"', '<formula>x</formula>'),
          rule('duplicateValues', 'priority="4"'),
          rule('notContainsBlanks', 'priority="5"'),
          rule('containsErrors', 'priority="6"'),
          rule('top10', 'priority="7" rank="3" percent="1"'),
          rule('aboveAverage', 'priority="8" aboveAverage="0"'),
          rule(
            'colorScale',
            'priority="9"',
            '<colorScale><cfvo type="min"/><cfvo type="num" val="5"/><color rgb="FFFF0000"/><color rgb="FF00FF00"/></colorScale>',
          ),
          rule(
            'dataBar',
            'priority="10"',
            '<dataBar><cfvo type="min"/><cfvo type="max"/><color rgb="FF0000FF"/></dataBar><extLst><ext><x14:id>{X}</x14:id></ext></extLst>',
          ),
          rule('iconSet', 'priority="11"'),
        ].join('')}</conditionalFormatting>
        <extLst><ext><x14:conditionalFormattings><x14:conditionalFormatting><x14:cfRule type="dataBar" id="{X}"/><xm:sqref>A1:A9</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings></ext></extLst>`,
        {
          'xl/styles.xml':
            '<styleSheet><dxfs><dxf><font><b/><color rgb="FF9C0006"/></font><fill><patternFill><bgColor rgb="FFFFC7CE"/></patternFill></fill></dxf></dxfs></styleSheet>',
        },
      ),
    )
    expect(model.sheets[0]!.conditionalFormats.map(({ rule: found }) => found)).toEqual([
      { kind: 'formula', formula: '$A1>0' },
      { kind: 'comparison', comparison: 'between', formulas: ['1', 'B1'] },
      { kind: 'text', test: 'contains', text: 'ναι' },
      { kind: 'duplicates', isUnique: false },
      { kind: 'blanks', areBlank: false },
      { kind: 'errors', areErrors: true },
      { kind: 'top', count: 3, isPercent: true, isBottom: false },
      { kind: 'average', isAbove: false },
      {
        kind: 'scale',
        points: [
          { kind: 'min', colour: '#ff0000' },
          { kind: 'number', value: '5', colour: '#00ff00' },
        ],
      },
      { kind: 'bar', colour: '#0000ff' },
    ])
    expect(model.sheets[0]!.conditionalFormats[1]).toMatchObject({
      stopsIfTrue: true,
      style: { font: { isBold: true, colour: '#9c0006' }, fill: '#ffc7ce' },
    })
    expect(model.notes).toEqual([{ at: 'Φ!A1:A9', reason: 'condition_kind', detail: 'iconSet' }])
  })
})
