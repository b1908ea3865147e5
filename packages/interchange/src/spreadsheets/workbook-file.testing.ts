import { strToU8, zipSync } from 'fflate'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A part's file of relationships: id, type and target of each. */
export function relationships(...all: readonly (readonly [string, string, string])[]): string {
  const list = all.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${PACKAGE}">${list.join('')}</Relationships>`
}

/** A sheet's part of what it holds. */
export function worksheet(content: string): string {
  return `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}">${content}</worksheet>`
}

/** A workbook's part of its first sheets and what follows them. */
export function workbook(sheets: readonly string[], rest = '', before = ''): string {
  const list = sheets.map(
    (sheet, index) => `<sheet name="${sheet}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${before}<sheets>${list.join('')}</sheets>${rest}</workbook>`
}

/** Parts of a workbook of one sheet `Φ` of the given content, with what else is given. */
export function parts(
  sheet: string,
  others: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    '_rels/.rels': relationships(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': workbook(['Φ']),
    'xl/_rels/workbook.xml.rels': relationships(
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
      ['rIdS', 'styles', 'styles.xml'],
      ['rIdT', 'sharedStrings', 'sharedStrings.xml'],
      ['rIdH', 'theme', 'theme/theme1.xml'],
      ['rIdM', 'sheetMetadata', 'metadata.xml'],
    ),
    'xl/worksheets/sheet1.xml': worksheet(sheet),
    ...others,
  }
}

/** The file of its parts. */
export function zipped(all: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([name, part]) => [
        name,
        typeof part === 'string' ? strToU8(part) : part,
      ]),
    ),
  )
}

/** A workbook of one sheet `Φ` of the given content, with what else is given. */
export function workbookFile(
  sheet: string,
  others: Readonly<Record<string, string>> = {},
): Uint8Array {
  return zipped(parts(sheet, others))
}
