import type { TableModel, WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { fileFormula } from './formulas/file-formula.ts'
import { areaName } from './references.ts'
import { externalLinksPart, externalPart } from './writing/write-external.ts'
import { chartPart } from './writing/write-chart.ts'
import { drawingPart } from './writing/write-drawing.ts'
import { DYNAMIC_KIND, SharedTexts, type ComputedValues } from './writing/write-cells.ts'
import { sheetPart } from './writing/write-sheet.ts'
import { StylesWriter } from './writing/write-styles.ts'
import { themePart } from './writing/write-theme.ts'
import { NAMESPACES, xml, xmlList, xmlPart, xmlText } from './writing/xml-text.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.'
const CONTENT_TYPES: readonly (readonly [folder: RegExp, type: string])[] = [
  [/^xl\/workbook\.xml$/, 'spreadsheetml.sheet.main'],
  [/^xl\/worksheets\/sheet\d+\.xml$/, 'spreadsheetml.worksheet'],
  [/^xl\/styles\.xml$/, 'spreadsheetml.styles'],
  [/^xl\/theme\/theme1\.xml$/, 'theme'],
  [/^xl\/sharedStrings\.xml$/, 'spreadsheetml.sharedStrings'],
  [/^xl\/metadata\.xml$/, 'spreadsheetml.sheetMetadata'],
  [/^xl\/tables\/\w+\.xml$/, 'spreadsheetml.table'],
  [/^xl\/drawings\/\w+\.xml$/, 'drawing'],
  [/^xl\/charts\/\w+\.xml$/, 'drawingml.chart'],
  [/^xl\/externalLinks\/\w+\.xml$/, 'spreadsheetml.externalLink'],
]

/** The earliest time that a zip can say, so that the same workbook is the same file. */
const ZIP_TIME = new Date(1980, 0, 1)

/**
 * A file of Excel's format (.xlsx) of a workbook, for people to go on with in another program. It is
 * the same for the same workbook and values.
 * @param computed what formulas give and inputs hold now; the model's own values where it is left out
 */
export function writeWorkbook(model: WorkbookModel, computed?: ComputedValues): Uint8Array {
  const parts = new Map<string, string>()
  const writing = { styles: new StylesWriter(model.styles), texts: new SharedTexts(), computed }
  for (const [index, sheet] of model.sheets.entries()) {
    const tables = model.tables.filter((table) => table.sheet === index)
    const links = tables.map((table) => `rIdT${model.tables.indexOf(table) + 1}`)
    const hasCharts = sheet.charts.length > 0
    const related = tables.map((table, at): Link => {
      const number = model.tables.indexOf(table) + 1
      parts.set(`xl/tables/table${number}.xml`, tablePart(table, number))
      return [links[at] ?? '', 'table', `../tables/table${number}.xml`]
    })
    if (hasCharts) related.push(['rIdD', 'drawing', `../drawings/drawing${index + 1}.xml`])
    addDrawing(parts, model, index)
    parts.set(
      `xl/worksheets/sheet${index + 1}.xml`,
      sheetPart(sheet, index, writing, { drawing: hasCharts ? 'rIdD' : undefined, tables: links }),
    )
    if (related.length > 0) {
      parts.set(`xl/worksheets/_rels/sheet${index + 1}.xml.rels`, linksPart(related))
    }
  }
  addShared(parts, model, writing)
  parts.set('xl/workbook.xml', workbookPart(model))
  parts.set('_rels/.rels', linksPart([['rId1', 'officeDocument', 'xl/workbook.xml']]))
  parts.set('[Content_Types].xml', contentTypesPart([...parts.keys()]))
  return zip(parts)
}

type Link = readonly [id: string, type: string, target: string]

function linksPart(links: readonly Link[]): string {
  const items = links.map(([Id, type, Target]) =>
    xml('Relationship', { Id, Type: `${NAMESPACES.links}/${type}`, Target }),
  )
  return xmlPart(xml('Relationships', { xmlns: NAMESPACES.package }, ...items))
}

function addDrawing(parts: Map<string, string>, { sheets }: WorkbookModel, index: number): void {
  const charts = sheets[index]?.charts ?? []
  if (charts.length === 0) return
  const links = charts.map((chart, at): Link => {
    const part = `chart${index + 1}x${at + 1}.xml`
    parts.set(`xl/charts/${part}`, chartPart(chart))
    return [`rId${at + 1}`, 'chart', `../charts/${part}`]
  })
  parts.set(`xl/drawings/drawing${index + 1}.xml`, drawingPart(charts))
  parts.set(`xl/drawings/_rels/drawing${index + 1}.xml.rels`, linksPart(links))
}

function addShared(
  parts: Map<string, string>,
  model: WorkbookModel,
  { styles, texts }: { readonly styles: StylesWriter; readonly texts: SharedTexts },
): void {
  const links = model.sheets.map((_, index): Link => [
    `rId${index + 1}`,
    'worksheet',
    `worksheets/sheet${index + 1}.xml`,
  ])
  parts.set('xl/styles.xml', styles.part())
  links.push(['rIdS', 'styles', 'styles.xml'])
  parts.set('xl/theme/theme1.xml', themePart())
  links.push(['rIdH', 'theme', 'theme/theme1.xml'])
  const strings = texts.list.map((text) =>
    xml('si', {}, xml('t', { 'xml:space': 'preserve' }, xmlText(text))),
  )
  parts.set(
    'xl/sharedStrings.xml',
    xmlPart(xml('sst', { xmlns: NAMESPACES.main, uniqueCount: strings.length }, ...strings)),
  )
  links.push(['rIdT', 'sharedStrings', 'sharedStrings.xml'])
  if (model.sheets.some(({ cells }) => cells.some(({ isDynamic }) => isDynamic === true))) {
    parts.set('xl/metadata.xml', metadataPart())
    links.push(['rIdM', 'sheetMetadata', 'metadata.xml'])
  }
  for (const [index, book] of (model.externals ?? []).entries()) {
    const name = `externalLink${index + 1}.xml`
    parts.set(`xl/externalLinks/${name}`, externalPart(book))
    parts.set(`xl/externalLinks/_rels/${name}.rels`, externalLinksPart(book))
    links.push([`rIdE${index + 1}`, 'externalLink', `externalLinks/${name}`])
  }
  parts.set('xl/_rels/workbook.xml.rels', linksPart(links))
}

function workbookPart(model: WorkbookModel): string {
  const { calculation } = model
  const sheets = model.sheets.map(({ name, visibility }, index) =>
    xml('sheet', {
      name,
      sheetId: index + 1,
      state: visibility === 'visible' ? undefined : visibility,
      'r:id': `rId${index + 1}`,
    }),
  )
  const externals = (model.externals ?? []).map((_, index) =>
    xml('externalReference', { 'r:id': `rIdE${index + 1}` }),
  )
  const names = model.names.map(({ name, sheet, formula }) =>
    xml('definedName', { name, localSheetId: sheet }, xmlText(fileFormula(formula))),
  )
  return xmlPart(
    xml(
      'workbook',
      { xmlns: NAMESPACES.main, 'xmlns:r': NAMESPACES.links },
      xml('workbookPr', { date1904: calculation.isDate1904 || undefined }),
      xml('bookViews', {}, xml('workbookView', { activeTab: firstVisible(model) || undefined })),
      xml('sheets', {}, ...sheets),
      externals.length === 0 ? '' : xml('externalReferences', {}, ...externals),
      names.length === 0 ? '' : xml('definedNames', {}, ...names),
      xml('calcPr', {
        fullCalcOnLoad: true,
        iterate: calculation.isIterative || undefined,
        iterateCount: calculation.maxIterations,
        iterateDelta: calculation.maxChange,
      }),
    ),
  )
}

function firstVisible({ sheets }: WorkbookModel): number {
  return Math.max(
    0,
    sheets.findIndex(({ visibility }) => visibility === 'visible'),
  )
}

function tablePart(table: TableModel, number: number): string {
  const columns = table.columns.map((name, index) => xml('tableColumn', { id: index + 1, name }))
  const filtered = table.hasTotals ? { ...table.area, bottom: table.area.bottom - 1 } : table.area
  return xmlPart(
    xml(
      'table',
      {
        xmlns: NAMESPACES.main,
        id: number,
        name: table.name,
        displayName: table.name,
        ref: areaName(table.area),
        headerRowCount: table.hasHead ? undefined : 0,
        totalsRowCount: table.hasTotals ? 1 : undefined,
      },
      table.hasHead ? xml('autoFilter', { ref: areaName(filtered) }) : '',
      xmlList('tableColumns', columns),
      xml('tableStyleInfo', { name: 'TableStyleLight1', showRowStripes: true }),
    ),
  )
}

/** What cells whose array spills by itself point to. */
function metadataPart(): string {
  const dynamic = 'http://schemas.microsoft.com/office/spreadsheetml/2017/dynamicarray'
  const property = xml('xda:dynamicArrayProperties', { fDynamic: true, fCollapsed: false })
  const extension = xml('ext', { uri: '{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}' }, property)
  const type = {
    name: 'XLDAPR',
    minSupportedVersion: 120_000,
    copy: true,
    pasteAll: true,
    pasteValues: true,
    merge: true,
    splitFirst: true,
    rowColShift: true,
    clearFormats: true,
    clearComments: true,
    assign: true,
    coerce: true,
    cellMeta: true,
  }
  return xmlPart(
    xml(
      'metadata',
      { xmlns: NAMESPACES.main, 'xmlns:xda': dynamic },
      xmlList('metadataTypes', [xml('metadataType', type)]),
      xmlList('futureMetadata', [xml('bk', {}, xml('extLst', {}, extension))], { name: type.name }),
      xmlList('cellMetadata', [xml('bk', {}, xml('rc', { t: DYNAMIC_KIND, v: 0 }))]),
    ),
  )
}

function contentTypesPart(names: readonly string[]): string {
  const overrides = names.flatMap((name) => {
    const [, type] = CONTENT_TYPES.find(([pattern]) => pattern.test(name)) ?? []
    return type === undefined
      ? []
      : [xml('Override', { PartName: `/${name}`, ContentType: `${TYPE}${type}+xml` })]
  })
  return xmlPart(
    xml(
      'Types',
      { xmlns: NAMESPACES.types },
      xml('Default', {
        Extension: 'rels',
        ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
      }),
      xml('Default', { Extension: 'xml', ContentType: 'application/xml' }),
      ...overrides,
    ),
  )
}

/** Programs look for the list of content types first. */
function zip(parts: ReadonlyMap<string, string>): Uint8Array {
  const files: Zippable = {}
  for (const [name, part] of [...parts].toReversed()) {
    files[name] = [strToU8(part), { mtime: ZIP_TIME }]
  }
  return zipSync(files, { level: 6 })
}
