import { PAGE_ROWS } from '@telemachos/contract/core/page-rows'

/** The column that a table is ordered by. */
export interface TableSort {
  readonly column: string
  readonly descending: boolean
}

/** What is asked of the server: the caller names it as its call does. */
export interface TableState {
  /** From 1. */
  readonly page: number
  readonly search: string
  readonly sort: TableSort | undefined
}

/** The order after a press on a column's heading: ascending first, then the other way round. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort {
  return { column, descending: sort?.column === column && !sort.descending }
}

/** How many pages so many rows have; one when there are none. */
export function lastPage(count: number, rows: number = PAGE_ROWS): number {
  return Math.max(1, Math.ceil(count / rows))
}

/** The page that an address asks for; the first one for what lies beyond the last (spec §5, paging). */
export function pageWithin(
  page: number | undefined,
  count: number | undefined,
  rows?: number,
): number {
  return page === undefined || (count !== undefined && page > lastPage(count, rows)) ? 1 : page
}
