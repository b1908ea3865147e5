import { useState } from 'react'
import { useRows } from './use-rows.ts'
import { nextSort, type TableSort, type TableState } from './table-state.ts'

/** A table's page, search and order, and what changes them. */
export interface TableControl extends TableState {
  readonly goTo: (page: number) => void
  /** How many rows a page has. */
  readonly rows: number
  /** Another number of rows begins at the first page. */
  readonly setRows: (rows: number) => void
  /** What the call is asked: which page, and of how many rows where that is not the usual. */
  readonly asked: { readonly page: number; readonly count?: number }
  /** Another search, or another order, begins at the first page. */
  readonly searchFor: (search: string) => void
  readonly sortBy: (column: string) => void
  readonly setSort: (sort: TableSort) => void
}

/** Keeps what a PagedTable asks of the server. */
export function useTableState(sort?: TableSort): TableControl {
  const [state, setState] = useState<TableState>({ page: 1, search: '', sort })
  const { rows, asked, setRows } = useRows()
  return {
    ...state,
    rows,
    asked: { page: state.page, ...asked },
    setRows(next) {
      setState((before) => ({ ...before, page: 1 }))
      setRows(next)
    },
    goTo: (page) => setState((before) => ({ ...before, page })),
    searchFor: (search) => setState((before) => ({ ...before, search, page: 1 })),
    sortBy: (column) =>
      setState((before) => ({ ...before, sort: nextSort(before.sort, column), page: 1 })),
    setSort: (next) => setState((before) => ({ ...before, sort: next, page: 1 })),
  }
}
