import { useState } from 'react'
import { nextSort, type TableSort, type TableState } from './table-state.ts'

/** A table's page, search and order, and what changes them. */
export interface TableControl extends TableState {
  readonly goTo: (page: number) => void
  /** Another search, or another order, begins at the first page. */
  readonly searchFor: (search: string) => void
  readonly sortBy: (column: string) => void
  readonly setSort: (sort: TableSort) => void
}

/** Keeps what a PagedTable asks of the server. */
export function useTableState(sort?: TableSort): TableControl {
  const [state, setState] = useState<TableState>({ page: 1, search: '', sort })
  return {
    ...state,
    goTo: (page) => setState((before) => ({ ...before, page })),
    searchFor: (search) => setState((before) => ({ ...before, search, page: 1 })),
    sortBy: (column) =>
      setState((before) => ({ ...before, sort: nextSort(before.sort, column), page: 1 })),
    setSort: (next) => setState((before) => ({ ...before, sort: next, page: 1 })),
  }
}
