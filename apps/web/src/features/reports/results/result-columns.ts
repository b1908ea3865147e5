import type { Cell, Result, ResultColumn, ViewSettings } from './view-settings.ts'

/** A column of a result that is shown, and where it stands in the rows. */
export interface ShownColumn extends ResultColumn {
  readonly index: number
}

type Columns = Result['Columns']

/** What a column is called by its readers; its name is what everything else knows it by. */
export const columnWords = ({ Name, Label }: ResultColumn): string => Label ?? Name

/** The columns of a result in the order of the settings, with those that are hidden. */
function orderedColumns(columns: Columns, { order }: ViewSettings): ShownColumn[] {
  const place = (name: string) => {
    const at = order.indexOf(name)
    return at === -1 ? order.length : at
  }
  return columns
    .map((column, index) => ({ ...column, index }))
    .toSorted((a, b) => place(a.Name) - place(b.Name) || a.index - b.index)
}

/** The columns that are shown. */
export function shownColumns(columns: Columns, settings: ViewSettings): ShownColumn[] {
  return orderedColumns(columns, settings).filter(({ Name }) => !settings.hidden.includes(Name))
}

/** The order of the columns after one was moved by so many places among those that are shown. */
export function movedColumn(
  columns: Columns,
  settings: ViewSettings,
  name: string,
  by: -1 | 1,
): string[] {
  const all = orderedColumns(columns, settings).map(({ Name }) => Name)
  const shown = all.filter((one) => !settings.hidden.includes(one))
  const other = shown[shown.indexOf(name) + by]
  if (other === undefined) return all
  const rest = all.filter((one) => one !== name)
  rest.splice(rest.indexOf(other) + (by === 1 ? 1 : 0), 0, name)
  return rest
}

/** The rows in the order of the settings; empty cells come last, whichever way. */
export function sortedRows(
  { Columns: columns, Rows }: Result,
  { sort, descending }: ViewSettings,
  language: string,
): readonly (readonly Cell[])[] {
  const index = columns.findIndex(({ Name }) => Name === sort)
  if (sort === null || index === -1) return Rows
  const words = new Intl.Collator(language, { numeric: true })
  const sign = descending ? -1 : 1
  return Rows.toSorted((a, b) => {
    const [one = null, other = null] = [a[index], b[index]]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    const difference =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : words.compare(String(one), String(other))
    return sign * difference
  })
}

/** The number of a cell; undefined where it is none. */
export function numberOf(cell: Cell | undefined): number | undefined {
  if (typeof cell === 'number') return cell
  if (typeof cell !== 'string' || cell.trim() === '') return undefined
  const number = Number(cell)
  return Number.isFinite(number) ? number : undefined
}

/** The sum of a column of numbers; undefined for every other, and where no cell has one. */
export function totalOf(
  rows: readonly (readonly Cell[])[],
  { Type, index }: ShownColumn,
): number | undefined {
  if (Type !== 'number') return undefined
  const numbers = rows.map((row) => numberOf(row[index])).filter((one) => one !== undefined)
  return numbers.length === 0 ? undefined : numbers.reduce((sum, one) => sum + one, 0)
}

const isNumber = ({ Type }: ResultColumn) => Type === 'number'

/** What stands below a chart: the column that is chosen, or the first that holds no numbers. */
export function categoryOf(columns: Columns, { category }: ViewSettings): ResultColumn | undefined {
  return (
    columns.find(({ Name }) => Name === category) ??
    columns.find((column) => !isNumber(column)) ??
    (columns.length > 1 ? columns[0] : undefined)
  )
}

/** The numbers that a chart draws: those that are chosen, or all but the category. */
export function valuesOf(columns: Columns, settings: ViewSettings): ResultColumn[] {
  const category = categoryOf(columns, settings)
  const chosen = columns.filter(({ Name }) => settings.values.includes(Name))
  return chosen.length > 0
    ? chosen
    : columns.filter((column) => isNumber(column) && column.Name !== category?.Name)
}
