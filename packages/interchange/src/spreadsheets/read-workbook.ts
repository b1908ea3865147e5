import type {
  DefinedName,
  SheetModel,
  WorkbookModel,
} from '@telemachos/spreadsheet/model/workbook-model'
import { FileRefusal } from '../refusal.ts'
import { readExternalBooks } from './external-books.ts'
import {
  attribute,
  child,
  childrenOf,
  flagOf,
  numberOf,
  type XmlElement,
} from './files/parse-xml.ts'
import { WorkbookPackage, type Relationship } from './files/workbook-package.ts'
import { keepsLastValue, plainFormula } from './formulas/plain-formula.ts'
import { WORKBOOK_LIMITS, type WorkbookLimits } from './limits.ts'
import { ReadingNotes, type NoteReason } from './notes.ts'
import { Tally, type Reading } from './reading.ts'
import { readSheet, type SheetEntry } from './sheets/read-sheet.ts'
import { richErrors } from './sheets/read-rich-errors.ts'
import { dynamicKinds, readSharedStrings } from './sheets/read-strings.ts'
import { readPalette } from './styles/colours.ts'
import { readStyles } from './styles/read-styles.ts'
import { byName } from './by-name.ts'
import { languageOf } from './workbook-language.ts'

/** What a workbook points to without its being read. */
const UNREAD = byName<NoteReason>({
  vbaProject: 'macro',
  connections: 'connection',
  customXml: 'connection',
})

/** Names that programs make for themselves: what is printed, what is filtered. */
const OWN_NAME = /^_xlnm\./i

/**
 * Reads a file of Excel's format (.xlsx, .xlsm), whichever program wrote it. What of it cannot be read
 * is in the model's notes.
 * @throws FileRefusal for what is no such file, or beyond the limits
 */
export function readWorkbook(
  bytes: Uint8Array,
  limits: WorkbookLimits = WORKBOOK_LIMITS,
): WorkbookModel {
  const file = new WorkbookPackage(bytes, limits)
  const part = file.relationships('').find(({ type }) => type === 'officeDocument')?.part
  const root = part === undefined || part.endsWith('.bin') ? undefined : file.xml(part)
  if (part === undefined || root?.name !== 'workbook') throw new FileRefusal('file_not_workbook')
  const related = file.relationships(part)
  const entries = sheetEntries(root, related)
  file.refuseTooMany([...new Set(entries.map((entry) => entry.part))], {
    letters: ['f', 'v'],
    most: limits.cells,
    what: 'cells',
  })
  const reading = beginReading(file, root, related, limits)
  if (entries.length === 0) throw new FileRefusal('file_not_workbook')
  if (entries.length > limits.sheets) throw new FileRefusal('file_too_many_parts', 'sheets')
  const sheets = entries.map((entry, index) => readSheet(entry, index, reading))
  const calculation = child(root, 'calcPr')
  const language = languageOf(sheets.map(({ model }) => model))
  return {
    sheets: sheets.map(({ model }) => model),
    names: readNames(root, entries.length, reading),
    tables: sheets.flatMap(({ tables }) => tables),
    styles: reading.styles.cells,
    ...(reading.externals.length > 0 && { externals: reading.externals }),
    calculation: {
      isDate1904: reading.isDate1904,
      ...(language && { language }),
      isIterative: flagOf(calculation, 'iterate'),
      maxIterations: numberOf(calculation, 'iterateCount', 100),
      maxChange: numberOf(calculation, 'iterateDelta', 0.001),
    },
    notes: reading.notes.list,
  }
}

function beginReading(
  file: WorkbookPackage,
  root: XmlElement,
  related: readonly Relationship[],
  limits: WorkbookLimits,
): Reading {
  const notes = new ReadingNotes(limits.notes)
  for (const { type } of related) {
    const reason = UNREAD.get(type)
    if (reason) notes.add('', reason)
  }
  const tally = new Tally(limits)
  const partOf = (type: string): string => related.find((one) => one.type === type)?.part ?? ''
  const styles = file.xml(partOf('styles'))
  const metadata = file.xml(partOf('sheetMetadata'))
  const palette = readPalette(file.xml(partOf('theme')), styles)
  return {
    file,
    limits,
    notes,
    palette,
    styles: readStyles(styles, palette, limits),
    strings: readSharedStrings(file, partOf('sharedStrings')),
    dynamicKinds: dynamicKinds(metadata),
    richErrors: richErrors(
      metadata,
      file.xml(partOf('rdRichValue')),
      file.xml(partOf('rdRichValueStructure')),
    ),
    isDate1904: flagOf(child(root, 'workbookPr'), 'date1904'),
    externals: readExternalBooks(root, related, file, limits, tally, notes),
    tally,
  }
}

const VISIBILITY = byName<SheetModel['visibility']>({
  hidden: 'hidden',
  veryHidden: 'veryHidden',
})

function sheetEntries(root: XmlElement, related: readonly Relationship[]): readonly SheetEntry[] {
  const targets = new Map(related.map((one) => [one.id, one]))
  return childrenOf(child(root, 'sheets'), 'sheet').map((element) => {
    const target = targets.get(attribute(element, 'id'))
    return {
      name: attribute(element, 'name'),
      visibility: VISIBILITY.get(attribute(element, 'state')) ?? 'visible',
      type: target?.type ?? '',
      part: target?.part ?? '',
    }
  })
}

function readNames(
  root: XmlElement,
  sheets: number,
  { notes, tally, externals }: Reading,
): readonly DefinedName[] {
  return childrenOf(child(root, 'definedNames'), 'definedName').flatMap((element) => {
    const name = attribute(element, 'name')
    const formula = plainFormula(element.text.trim())
    const sheet = numberOf(element, 'localSheetId', undefined)
    if (OWN_NAME.test(name) || name === '' || formula === '') return []
    tally.add('formulas', formula.length)
    if (flagOf(element, 'function') || flagOf(element, 'vbProcedure') || flagOf(element, 'xlm')) {
      notes.add(name, 'macro_name')
      return []
    }
    const reason = keepsLastValue(formula, externals)
    if (reason) {
      notes.add(name, reason, formula)
      return []
    }
    const isLocal = sheet !== undefined && sheet >= 0 && sheet < sheets
    return [{ name, ...(isLocal ? { sheet } : {}), formula }]
  })
}
