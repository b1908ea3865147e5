import { escapeXml } from './escape-xml.ts'

/** The parts of a workbook beside its sheets. */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The places of the cells' looks in STYLES. */
export const STYLE = { plain: 0, text: 1, date: 2, dateTime: 3, time: 4, header: 5 } as const

const look = (format: number): string =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`

export const STYLES =
  `${HEAD}<styleSheet xmlns="${SPREADSHEET}"><numFmts count="3">` +
  '<numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>' +
  '<numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/>' +
  '<numFmt numFmtId="166" formatCode="[hh]:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  `<cellStyleXfs count="1">${look(0)}</cellStyleXfs><cellXfs count="6">` +
  look(0) +
  look(49) +
  look(164) +
  look(165) +
  look(166) +
  look(49).replace('fontId="0"', 'fontId="1" applyFont="1"') +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
  '</styleSheet>'

/** A written sheet: its name, and what of it has a filter. */
export interface WrittenSheet {
  readonly name: string
  readonly range: string
}

/** The sheets by name, and the ranges of their filters. */
export function workbook(sheets: readonly WrittenSheet[]): string {
  const names = sheets.map(
    ({ name }, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const filters = sheets.map(({ name, range }, index) => {
    const cells = range.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2')
    const place = escapeXml(`'${name.replaceAll("'", "''")}'!${cells}`)
    return `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${place}</definedName>`
  })
  return (
    `${HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}"><sheets>${names.join('')}</sheets>` +
    `<definedNames>${filters.join('')}</definedNames></workbook>`
  )
}

const link = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`

/** Where the parts are that the workbook names. */
export function workbookLinks(sheets: number): string {
  const links = Array.from({ length: sheets }, (_, index) =>
    link(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  )
  const styles = link(`rId${sheets + 1}`, 'styles', 'styles.xml')
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}${styles}</Relationships>`
}

export const ROOT_LINKS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${link('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`

/** What each part is. */
export function contentTypes(sheets: number): string {
  const part = (name: string, type: string): string =>
    `<Override PartName="/${name}" ContentType="${TYPE}.${type}+xml"/>`
  const all = Array.from({ length: sheets }, (_, index) =>
    part(`xl/worksheets/sheet${index + 1}.xml`, 'worksheet'),
  )
  return (
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `${part('xl/workbook.xml', 'sheet.main')}${all.join('')}${part('xl/styles.xml', 'styles')}</Types>`
  )
}
