import { columnWords, numberOf } from './result-columns.ts'
import type { Cell, PivotFunction, Result, ViewSettings } from './view-settings.ts'

export interface PivotRow {
  readonly key: Cell
  /** By the columns of the pivot; undefined where nothing was found. */
  readonly cells: readonly (number | undefined)[]
  readonly total: number | undefined
}

export interface Pivot {
  readonly rowColumn: string
  /** Where the columns of both stand in the result. */
  readonly places: readonly [row: number, column: number]
  readonly columnKeys: readonly Cell[]
  readonly rows: readonly PivotRow[]
  readonly totals: readonly (number | undefined)[]
  readonly total: number | undefined
}

/**
 * A table of two columns against each other, rows by their totals, the largest first. Averages are of
 * the rows of the result, in totals too, and not of averages.
 * @returns undefined where the result has no such columns.
 */
export function makePivot({ Columns, Rows }: Result, settings: ViewSettings): Pivot | undefined {
  const indexOf = (name: string | null) => Columns.findIndex(({ Name }) => Name === name)
  const texts = Columns.filter(({ Type }) => Type !== 'number')
  const row = Math.max(indexOf(settings.rows), -1)
  const rowIndex = row === -1 ? indexOf(texts[0]?.Name ?? null) : row
  const column = indexOf(settings.columns)
  const columnIndex = column === -1 ? indexOf(texts[1]?.Name ?? null) : column
  const chosen = indexOf(settings.value)
  const valueIndex = chosen === -1 ? Columns.findIndex(({ Type }) => Type === 'number') : chosen
  const rowColumn = Columns[rowIndex] && columnWords(Columns[rowIndex])
  if (rowColumn === undefined || columnIndex === -1 || columnIndex === rowIndex) return undefined

  const cells = new Map<Cell, Map<Cell, number[]>>()
  const columnKeys = new Set<Cell>()
  for (const found of Rows) {
    const [rowKey = null, columnKey = null] = [found[rowIndex], found[columnIndex]]
    columnKeys.add(columnKey)
    const line = cells.get(rowKey) ?? new Map<Cell, number[]>()
    cells.set(rowKey, line)
    const number = valueIndex === -1 ? 1 : numberOf(found[valueIndex])
    line.set(columnKey, [...(line.get(columnKey) ?? []), ...(number === undefined ? [] : [number])])
  }
  const keys = [...columnKeys].toSorted(byText)
  const sum = (numbers: readonly number[]) => sumUp(numbers, settings.function)
  const rows = [...cells].map(([key, line]) => ({
    key,
    cells: keys.map((one) => sum(line.get(one) ?? [])),
    total: sum([...line.values()].flat()),
  }))
  const all = [...cells.values()]
  return {
    rowColumn,
    places: [rowIndex, columnIndex],
    columnKeys: keys,
    rows: rows.toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0) || byText(a.key, b.key)),
    totals: keys.map((one) => sum(all.flatMap((line) => line.get(one) ?? []))),
    total: sum(all.flatMap((line) => [...line.values()].flat())),
  }
}

function sumUp(numbers: readonly number[], how: PivotFunction): number | undefined {
  if (numbers.length === 0) return undefined
  if (how === 'count') return numbers.length
  const sum = numbers.reduce((total, one) => total + one, 0)
  return how === 'sum' ? sum : sum / numbers.length
}

const byText = (a: Cell, b: Cell): number =>
  String(a ?? '').localeCompare(String(b ?? ''), 'el', { numeric: true })
