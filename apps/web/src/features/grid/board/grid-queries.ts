import { GRID_PAGE_SIZE } from '@telemachos/contract/grid/constants'
import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { call, takeAnswer } from '#shared'
import type { GridFilter, GridRow, GridRowsPage } from './grid-rows.ts'
import { readRowsPage } from './grid-rows.ts'
import { withoutOrder } from './grid-search.ts'

const PAGE_CALL = 'grid.getActionsGridPage'
const COUNT_CALL = 'grid.countActionsGrid'

/** The cache keys of every page, and of every total, whatever the filter. */
export const ALL_PAGES = [PAGE_CALL] as const
export const ALL_COUNTS = [COUNT_CALL] as const

const pageKey = (filter: GridFilter, page: number) => [PAGE_CALL, filter, page] as const

/** The number, from 1, of the page that a row is on. */
export function pageOfRow(index: number): number {
  return Math.floor(index / GRID_PAGE_SIZE) + 1
}

/** The index, from 0, of the first row of a page. */
export function firstOfPage(page: number): number {
  return (page - 1) * GRID_PAGE_SIZE
}

/**
 * One page of 50 mentees. It continues from the page before where that is known, since the server
 * then need not count its way there; otherwise it is found by its number, from the nearer end.
 */
export function pageQuery(client: QueryClient, filter: GridFilter, page: number) {
  return queryOptions({
    queryKey: pageKey(filter, page),
    queryFn: async ({ signal }): Promise<GridRowsPage> => {
      const before = client.getQueryState<GridRowsPage>(pageKey(filter, page - 1))
      // Who has come or gone on the page before has moved its end.
      const After = before?.isInvalidated ? undefined : (before?.data?.next ?? undefined)
      const Total = client.getQueryData(countQuery(filter).queryKey)?.count
      const place = After ? { After } : page > 1 && Total !== undefined && { Total }
      const answer = await call(PAGE_CALL, { ...filter, Page: page, ...place }, { signal })
      return readRowsPage(answer)
    },
    initialData: () => {
      const answer = takeAnswer(PAGE_CALL, { ...filter, Page: page })
      return answer && readRowsPage(answer)
    },
    structuralSharing: false,
  })
}

/** How many mentees there are, and what they have done in each column. */
export function countQuery(filter: GridFilter) {
  const counted = withoutOrder(filter)
  return queryOptions({
    queryKey: [COUNT_CALL, counted] as const,
    queryFn: ({ signal }) => call(COUNT_CALL, counted, { signal }),
    initialData: () => takeAnswer(COUNT_CALL, counted),
  })
}

/** The row at an index, if its page has arrived. */
export function cachedRow(
  client: QueryClient,
  filter: GridFilter,
  index: number,
): GridRow | undefined {
  const page = client.getQueryData<GridRowsPage>(pageKey(filter, pageOfRow(index)))
  return page?.rows[index % GRID_PAGE_SIZE]
}

/** The index of a mentee's row, if it is on a page that has arrived. */
export function cachedIndex(
  client: QueryClient,
  filter: GridFilter,
  menteeId: number,
): number | undefined {
  for (const [page, { rows }] of cachedPages(client, [PAGE_CALL, filter])) {
    const at = rows.findIndex(({ Id }) => Id === menteeId)
    if (at >= 0) return firstOfPage(page) + at
  }
  return undefined
}

/** A mentee's row on any page that has arrived. */
export function findRow(client: QueryClient, menteeId: number): GridRow | undefined {
  for (const [, { rows }] of cachedPages(client, ALL_PAGES)) {
    const row = rows.find(({ Id }) => Id === menteeId)
    if (row) return row
  }
  return undefined
}

/** Queries of the grid's pages: what else asks the same call keeps its answer as it comes, and in other keys. */
export const PAGES = {
  queryKey: ALL_PAGES,
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => isPage(queryKey),
}

const isPage = ([, , page]: readonly unknown[]): boolean => typeof page === 'number'

/** The pages that have arrived, by their numbers; what else asks the same call keeps its answer as it comes. */
function cachedPages(client: QueryClient, queryKey: readonly unknown[]): [number, GridRowsPage][] {
  return client
    .getQueriesData<GridRowsPage>({ queryKey })
    .flatMap(([[, , page], data]) => (typeof page === 'number' && data ? [[page, data]] : []))
}
