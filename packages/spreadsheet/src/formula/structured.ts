import type { Area, TableModel } from '../model/workbook-model.ts'
import { FormulaError } from './fault.ts'
import type { FormulaPosition } from './scope.ts'

interface Parts {
  readonly items: ReadonlySet<string>
  readonly columns: readonly string[]
  readonly hasThisRow: boolean
}

/**
 * The cells that `Table1[Column]`, `[@Column]`, `[[#Headers],[A]:[B]]` stand for, read from the opening
 * bracket; no area where the table has none of the name, or no such row. `isBeside` where only the row
 * of the formula is not one of the table's.
 */
export function readStructuredReference(
  text: string,
  from: number,
  table: TableModel | undefined,
  position: FormulaPosition,
): { end: number; area: Area | undefined; isBeside: boolean } {
  const end = closingBracket(text, from)
  if (!table) return { end, area: undefined, isBeside: false }
  const parts = readParts(text.slice(from + 1, end - 1))
  const area = areaOf(table, parts, position)
  const isBeside = parts.hasThisRow && columnsOf(table, parts.columns) !== undefined
  return { end, area, isBeside }
}

/** One behind the bracket that closes the one there; `'` takes the next character as it is. */
function closingBracket(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const char = text[at]
    if (char === "'") at += 1
    else if (char === '[') depth += 1
    else if (char === ']') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  throw new FormulaError('unclosedBracket', from)
}

function readParts(inside: string): Parts {
  const items = new Set<string>()
  const columns: string[] = []
  let rest = inside.trim()
  let hasThisRow = false
  if (rest.startsWith('@')) {
    hasThisRow = true
    rest = rest.slice(1).trim()
  }
  if (!rest.startsWith('[')) {
    if (rest.startsWith('#')) items.add(rest.toLowerCase())
    else if (rest) columns.push(unescape(rest))
  } else {
    for (const [, part = ''] of rest.matchAll(/\[((?:'.|[^'\]])*)\]/g)) {
      const name = part.trim()
      if (name.startsWith('#')) items.add(name.toLowerCase())
      else columns.push(unescape(part))
    }
  }
  return { items, columns, hasThisRow: hasThisRow || items.has('#this row') }
}

function unescape(name: string): string {
  return name.replaceAll(/'(.)/g, '$1').replaceAll('_x000a_', '\n')
}

function areaOf(table: TableModel, parts: Parts, position: FormulaPosition): Area | undefined {
  const columns = columnsOf(table, parts.columns)
  const rows = rowsOf(table, parts, position)
  return columns && rows && { ...columns, ...rows }
}

function columnsOf(
  table: TableModel,
  names: readonly string[],
): { left: number; right: number } | undefined {
  const { left, right } = table.area
  const indexes = names.map((name) => indexOfColumn(table, name))
  if (indexes.includes(-1)) return undefined
  if (indexes.length === 0) return { left, right }
  return { left: left + Math.min(...indexes), right: left + Math.max(...indexes) }
}

/** The columns of tables by name, made once: each formula asks for them. */
const byTable = new WeakMap<TableModel, ReadonlyMap<string, number>>()

function indexOfColumn(table: TableModel, name: string): number {
  let indexes = byTable.get(table)
  if (!indexes) {
    // Of two with one name it is the first.
    indexes = new Map(
      table.columns.map((column, index) => [columnKey(column), index] as const).toReversed(),
    )
    byTable.set(table, indexes)
  }
  return indexes.get(columnKey(name)) ?? -1
}

function columnKey(name: string): string {
  return name.trim().toLowerCase()
}

function rowsOf(
  { area, hasHead, hasTotals, sheet }: TableModel,
  { items, hasThisRow }: Parts,
  position: FormulaPosition,
): { top: number; bottom: number } | undefined {
  const first = area.top + (hasHead ? 1 : 0)
  const last = area.bottom - (hasTotals ? 1 : 0)
  if (hasThisRow) {
    const isInside = position.sheet === sheet && position.row >= first && position.row <= last
    return isInside ? { top: position.row, bottom: position.row } : undefined
  }
  const hasData = items.size === 0 || items.has('#data') || items.has('#all')
  const hasHeads = hasHead && (items.has('#headers') || items.has('#all'))
  const hasSums = hasTotals && (items.has('#totals') || items.has('#all'))
  if (!hasData && !hasHeads && !hasSums) return undefined
  return {
    top: hasHeads ? area.top : hasData ? first : area.bottom,
    bottom: hasSums ? area.bottom : hasData ? last : area.top,
  }
}
