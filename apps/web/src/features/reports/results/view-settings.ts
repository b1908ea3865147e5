import type { CallOutput } from '#shared'

/** What a query found, as the page draws it. */
export type Result = CallOutput<'reports.runQuery'>
type StoredView = CallOutput<'reports.getQuery'>['View'] | undefined

/** The form of a result, and settings that only the page knows. */
export interface ResultView {
  readonly Type: NonNullable<NonNullable<StoredView>['Type']>
  readonly Settings: NonNullable<NonNullable<StoredView>['Settings']>
}

/** A stored form with what it leaves out. */
export const wholeView = (view: StoredView): ResultView => ({
  Type: view?.Type ?? 'table',
  Settings: view?.Settings ?? {},
})
export type Cell = Result['Rows'][number][number]
export type ResultColumn = Result['Columns'][number]

/** The forms that the page offers; a custom view is named where its query is saved. */
export const VIEW_TYPES = ['table', 'number', 'bar', 'line', 'area', 'share', 'pivot'] as const

/** How the columns of a pivot's cells are summed up. */
export const PIVOT_FUNCTIONS = ['sum', 'count', 'average'] as const
export type PivotFunction = (typeof PIVOT_FUNCTIONS)[number]

/** How a result is shown, as the page reads it from the settings of a view; columns by their names. */
export interface ViewSettings {
  readonly hidden: string[]
  /** Columns in the order in which they stand; those that it does not name come behind. */
  readonly order: string[]
  readonly sort: string | null
  readonly descending: boolean
  /** Whether numbers are added up below the table. */
  readonly totals: boolean
  /** Of charts: what the labels are, and which numbers are drawn. */
  readonly category: string | null
  readonly values: string[]
  /** Of pivots. */
  readonly rows: string | null
  readonly columns: string | null
  readonly value: string | null
  readonly function: PivotFunction
}

/** Reads settings that may be of another version of the page: what is not understood is left out. */
export function readViewSettings(raw: Readonly<Record<string, unknown>>): ViewSettings {
  return {
    hidden: names(raw['hidden']),
    order: names(raw['order']),
    sort: name(raw['sort']),
    descending: raw['descending'] === true,
    totals: raw['totals'] === true,
    category: name(raw['category']),
    values: names(raw['values']),
    rows: name(raw['rows']),
    columns: name(raw['columns']),
    value: name(raw['value']),
    function: PIVOT_FUNCTIONS.find((one) => one === raw['function']) ?? 'sum',
  }
}

const name = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** Asks for the people behind a row. */
export type AskForPeople = (
  row: readonly Cell[],
  which?: {
    /** Places of the row that count; all of them where none are said. */
    readonly by?: readonly number[]
    readonly isBefore?: boolean
  },
) => void
