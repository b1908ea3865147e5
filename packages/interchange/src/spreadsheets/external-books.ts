import type { CellModel, ExternalBook } from '@telemachos/spreadsheet/model/workbook-model'
import { attribute, child, childrenOf, numberOf, type XmlElement } from './files/parse-xml.ts'
import type { Relationship, WorkbookPackage } from './files/workbook-package.ts'
import { plainFormula } from './formulas/plain-formula.ts'
import type { WorkbookLimits } from './limits.ts'
import { FileRefusal } from '../refusal.ts'
import type { ReadingNotes } from './notes.ts'
import type { Tally } from './reading.ts'
import { parseCell } from './references.ts'
import { unescapeText } from './sheets/read-strings.ts'

const NOTHING: ExternalBook = { name: '', sheets: [], names: [] }

/**
 * The other files that formulas ask, in the order of their numbers, with the values that this file has
 * kept of them. What is no workbook, as a connection to another program, has no sheets.
 */
export function readExternalBooks(
  root: XmlElement,
  related: readonly Relationship[],
  file: WorkbookPackage,
  limits: WorkbookLimits,
  tally: Tally,
  notes: ReadingNotes,
): readonly ExternalBook[] {
  const parts = new Map(related.map(({ id, part }) => [id, part]))
  const list = childrenOf(child(root, 'externalReferences'), 'externalReference')
  if (list.length > limits.sheets) throw new FileRefusal('file_too_many_parts', 'sheets')
  let sheets = 0
  return list.map((reference) => {
    const part = parts.get(attribute(reference, 'id')) ?? ''
    const book = child(part === '' ? undefined : file.xml(part), 'externalBook')
    if (!book) return NOTHING
    const [link] = file.relationships(part).filter(({ id }) => id === attribute(book, 'id'))
    const found = readBook(book, fileName(link?.target ?? ''), tally)
    sheets += found.sheets.length
    if (sheets > limits.sheets) throw new FileRefusal('file_too_many_parts', 'sheets')
    if (found.sheets.length > 0) notes.add(found.name, 'external_values')
    return found
  })
}

function readBook(book: XmlElement, name: string, tally: Tally): ExternalBook {
  const data = new Map(
    childrenOf(child(book, 'sheetDataSet'), 'sheetData').map((one) => [
      numberOf(one, 'sheetId', -1),
      one,
    ]),
  )
  return {
    name,
    sheets: childrenOf(child(book, 'sheetNames'), 'sheetName').map((sheet, index) => ({
      name: attribute(sheet, 'val'),
      cells: readValues(data.get(index), tally),
    })),
    names: childrenOf(child(book, 'definedNames'), 'definedName').flatMap((one) => {
      const formula = plainFormula(attribute(one, 'refersTo').trim())
      tally.add('formulas', formula.length)
      return formula === '' ? [] : [{ name: attribute(one, 'name'), formula }]
    }),
  }
}

function readValues(
  data: XmlElement | undefined,
  tally: Tally,
): ExternalBook['sheets'][number]['cells'] {
  return childrenOf(data, 'row').flatMap((row) =>
    childrenOf(row, 'cell').flatMap((cell) => {
      const position = parseCell(attribute(cell, 'r'))
      const value = valueOf(attribute(cell, 't'), child(cell, 'v')?.text)
      if (!position || value === undefined) return []
      tally.add('cells')
      if (typeof value === 'string') tally.add('texts', value.length)
      return [{ ...position, value }]
    }),
  )
}

function valueOf(type: string, text: string | undefined): CellModel['value'] {
  if (text === undefined) return undefined
  if (type === 'str') return unescapeText(text)
  if (type === 'b') return text.trim() === '1' || text.trim() === 'true'
  if (type === 'e') return { error: text.trim() }
  const value = Number(text)
  return text.trim() !== '' && Number.isFinite(value) ? value : undefined
}

/** The last part of where a file lies: the way to it is its author's own matter. */
function fileName(target: string): string {
  const last = target.split(/[/\\]/).at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
