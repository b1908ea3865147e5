import { cellName } from '../formula/reference.ts'
import type {
  Area,
  CellModel,
  CellStyle,
  SheetModel,
  ValidationModel,
  WorkbookModel,
} from '../model/workbook-model.ts'
import { parseSheetArea, parseArea } from './parse-area.ts'

/** How an input is typed and read (spec §5, spreadsheet input). */
export type InputKind = 'Number' | 'Percent' | 'Text' | 'Choice' | 'Date' | 'Tick'

/** A cell that is most likely typed into, and what the file tells of it. */
export interface SuggestedInput {
  readonly name: string
  readonly sheet: string
  readonly cell: string
  readonly kind: InputKind
  readonly label: string
  readonly unit: string
  readonly min: number | null
  readonly max: number | null
  readonly choices: readonly string[]
}

/** A named cell with a formula: most likely what somebody wants to know. */
export interface SuggestedOutput {
  readonly name: string
  readonly sheet: string
  readonly cell: string
  readonly label: string
}

const INPUT_STYLE = /^(input|εισαγωγή|είσοδος)/i
const LABEL_REACH = 6
const LONGEST_UNIT = 12
const LONGEST_LABEL = 200
const MOST_CHOICES = 200
const LONGEST_CHOICE = 200

/**
 * The inputs that a file tells of: cells with the style «Input» or, where there are none, unlocked cells
 * without a formula.
 * @param most how many at most, sheet by sheet in reading order.
 */
export function suggestInputs(model: WorkbookModel, most: number): SuggestedInput[] {
  const visible = model.sheets.filter(({ visibility }) => visibility === 'visible')
  const byStyle = inputCells(model, visible, ({ name }) => INPUT_STYLE.test(name ?? ''))
  const found =
    byStyle.length > 0 ? byStyle : inputCells(model, visible, ({ isLocked }) => isLocked === false)
  const named = namedCells(model)
  const taken = new Set<string>()
  const cells = cellFinder()
  const choicesFor = choiceFinder(model)
  return found.slice(0, most).map(({ sheet, cell }) => {
    const address = cellName(cell.row, cell.column)
    const label = labelOf(cells(sheet), cell)
    const validation = sheet.validations.find((one) => covers(one, cell))
    const choices = choicesFor(sheet, validation)
    const kind = choices.length > 0 ? 'Choice' : kindOf(cell, styleOf(model, cell), validation)
    const known = named.get(`${sheet.name}!${address}`)
    return {
      name: free(known ?? asName(label) ?? address, taken),
      sheet: sheet.name,
      cell: address,
      kind,
      label: label || address,
      unit: kind === 'Number' ? unitOf(cells(sheet), cell) : '',
      ...atLeastNothing(boundsOf(validation, kind), kind, cell),
      choices,
    }
  })
}

/**
 * Counts and amounts are not negative, unless the file says or has something else: its author lifts the
 * bound where they may be.
 */
function atLeastNothing(
  bounds: Pick<SuggestedInput, 'min' | 'max'>,
  kind: InputKind,
  { value }: CellModel,
): Pick<SuggestedInput, 'min' | 'max'> {
  const { min, max } = bounds
  const isNegative = typeof value === 'number' && value < 0
  const isSaid = min !== null || (max !== null && max <= 0)
  return kind !== 'Number' || isSaid || isNegative ? bounds : { min: 0, max }
}

/** Named cells with a formula, at most so many. */
export function suggestOutputs(model: WorkbookModel, most: number): SuggestedOutput[] {
  const sheets = new Map(model.sheets.map((sheet) => [sheet.name, sheet]))
  const cells = cellFinder()
  const outputs: SuggestedOutput[] = []
  for (const [at, name] of namedCells(model)) {
    if (outputs.length >= most) break
    const { sheet, area } = parseSheetArea(quoted(at)) ?? {}
    const there = sheets.get(sheet ?? '')
    const cell = there && area && cells(there)(area.top, area.left)
    if (!there || !cell || cell.formula === undefined) continue
    const address = cellName(cell.row, cell.column)
    outputs.push({ name, sheet: there.name, cell: address, label: name.replaceAll('_', ' ') })
  }
  return outputs
}

/** The cell of a sheet at a row and column. */
type CellAt = (row: number, column: number) => CellModel | undefined

/** Finds cells by where they are; each sheet is gone through once, however many are asked for. */
function cellFinder(): (sheet: SheetModel) => CellAt {
  const rowsOf = new Map<SheetModel, Map<number, Map<number, CellModel>>>()
  return (sheet) => {
    const rows = rowsOf.get(sheet) ?? byPlace(sheet.cells)
    rowsOf.set(sheet, rows)
    return (row, column) => rows.get(row)?.get(column)
  }
}

function byPlace(cells: readonly CellModel[]): Map<number, Map<number, CellModel>> {
  const rows = new Map<number, Map<number, CellModel>>()
  for (const cell of cells) {
    const row = rows.get(cell.row) ?? new Map<number, CellModel>()
    rows.set(cell.row, row.set(cell.column, cell))
  }
  return rows
}

function inputCells(
  model: WorkbookModel,
  sheets: readonly SheetModel[],
  isInput: (style: CellStyle) => boolean,
): { sheet: SheetModel; cell: CellModel }[] {
  return sheets.flatMap((sheet) =>
    sheet.cells
      .filter((cell) => cell.formula === undefined && isInput(styleOf(model, cell)))
      .map((cell) => ({ sheet, cell })),
  )
}

const styleOf = (model: WorkbookModel, { style }: CellModel): CellStyle =>
  (style === undefined ? undefined : model.styles[style]) ?? {}

/** Names of single cells by `sheet!B3`, where they can be names of inputs. */
function namedCells(model: WorkbookModel): Map<string, string> {
  const cells = new Map<string, string>()
  for (const { name, formula } of model.names) {
    const found = parseSheetArea(formula)
    if (!found || asName(name) !== name) continue
    const { top, left, bottom, right } = found.area
    if (top === bottom && left === right) cells.set(`${found.sheet}!${cellName(top, left)}`, name)
  }
  return cells
}

const quoted = (at: string): string => {
  const mark = at.lastIndexOf('!')
  return `'${at.slice(0, mark).replaceAll("'", "''")}'${at.slice(mark)}`
}

/** The text before a cell in its row, or above it. */
function labelOf(at: CellAt, { row, column }: CellModel): string {
  const before = Array.from({ length: LABEL_REACH }, (_, back) => at(row, column - back - 1))
  const found = [...before, at(row - 1, column)].find(
    (cell) => typeof cell?.value === 'string' && cell.value.trim() !== '',
  )
  return String(found?.value ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\s*[:：]\s*$/, '')
    .trim()
    .slice(0, LONGEST_LABEL)
}

/** A short text right after a cell. */
function unitOf(at: CellAt, { row, column }: CellModel): string {
  const next = at(row, column + 1)
  const text = typeof next?.value === 'string' ? next.value.trim() : ''
  return text.length <= LONGEST_UNIT ? text : ''
}

function covers(
  { areas }: { readonly areas: readonly Area[] },
  { row, column }: CellModel,
): boolean {
  return areas.some(
    ({ top, left, bottom, right }) =>
      row >= top && row <= bottom && column >= left && column <= right,
  )
}

/** Finds what lists in validations offer; a list is read once, whichever cells it is for. */
function choiceFinder(
  model: WorkbookModel,
): (sheet: SheetModel, validation: ValidationModel | undefined) => readonly string[] {
  const names = new Map(
    model.names.toReversed().map((one) => [one.name.toLowerCase(), one.formula]),
  )
  const known = new Map<string, readonly string[]>()
  return (sheet, validation) => {
    const { kind, formula1 = '' } = validation ?? {}
    if (kind !== 'list') return []
    const key = `${sheet.name}!${formula1}`
    const choices = known.get(key) ?? choicesOf(model, sheet, formula1, names)
    known.set(key, choices)
    return choices
  }
}

/** What a list offers: written out, or the values of cells; so many of such a length as can be kept. */
function choicesOf(
  model: WorkbookModel,
  sheet: SheetModel,
  formula: string,
  names: ReadonlyMap<string, string>,
): string[] {
  if (formula.startsWith('"')) {
    const written = formula.slice(1, -1).replaceAll('""', '"')
    return written.split(',', MOST_CHOICES).map((one) => one.trim().slice(0, LONGEST_CHOICE))
  }
  const written = names.get(formula.toLowerCase()) ?? formula
  const found = parseSheetArea(written)
  const area = found?.area ?? parseArea(written)
  const there = found ? model.sheets.find((one) => one.name === found.sheet) : sheet
  const choices: string[] = []
  if (!area || !there) return choices
  for (const cell of there.cells) {
    const { value } = cell
    if (!covers({ areas: [area] }, cell) || value === undefined || typeof value === 'object')
      continue
    choices.push(String(value).slice(0, LONGEST_CHOICE))
    if (choices.length === MOST_CHOICES) break
  }
  return choices
}

function kindOf(
  { value }: CellModel,
  { format = '' }: CellStyle,
  validation: ValidationModel | undefined,
): InputKind {
  if (typeof value === 'boolean') return 'Tick'
  const written = format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  if (written.includes('%')) return 'Percent'
  if (validation?.kind === 'date' || /[dy]/i.test(written)) return 'Date'
  return typeof value === 'string' || written === '@' ? 'Text' : 'Number'
}

function boundsOf(
  validation: ValidationModel | undefined,
  kind: InputKind,
): { min: number | null; max: number | null } {
  const isBounded = validation && ['whole', 'decimal', 'date'].includes(validation.kind)
  if (!isBounded || kind === 'Text' || kind === 'Choice') return { min: null, max: null }
  const [first, second] = [validation.formula1, validation.formula2].map(asNumber)
  switch (validation.comparison ?? 'between') {
    case 'between':
      return { min: first ?? null, max: second ?? null }
    case 'greaterThan':
    case 'greaterThanOrEqual':
      return { min: first ?? null, max: null }
    case 'lessThan':
    case 'lessThanOrEqual':
      return { min: null, max: first ?? null }
    default:
      return { min: null, max: null }
  }
}

function asNumber(text: string | undefined): number | null {
  const number = Number(text)
  return text === undefined || text.trim() === '' || !Number.isFinite(number) ? null : number
}

/** A text as the name of an input: its first words, joined by `_`; undefined where nothing is left. */
function asName(text: string): string | undefined {
  const words = text.match(/[\p{L}\p{N}_]+/gu)?.slice(0, 5) ?? []
  const name = words.join('_').slice(0, 50)
  return /^[\p{L}_]/u.test(name) ? name : undefined
}

function free(name: string, taken: Set<string>): string {
  let found = name
  for (let number = 2; taken.has(found.toLowerCase()); number += 1) found = `${name}_${number}`
  taken.add(found.toLowerCase())
  return found
}
