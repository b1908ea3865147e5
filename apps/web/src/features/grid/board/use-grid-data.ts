import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ApiError } from '#shared'
import {
  ALL_COUNTS,
  ALL_PAGES,
  cachedIndex,
  cachedRow,
  countQuery,
  firstOfPage,
  pageOfRow,
  pageQuery,
} from './grid-queries.ts'
import type { GridCount, GridFilter, GridRow, GridRowsPage } from './grid-rows.ts'
import { useSettled } from './use-settled.ts'

/** A fast scroll passes over pages: only where it slows down are they asked for. */
const PASSING_MS = 60
/** The next page is asked for when so few rows are left. */
const ROWS_AHEAD = 15

export interface GridData {
  /** The totals of the list; undefined until they have arrived, which may be after the rows. */
  readonly count: GridCount | undefined
  /** How many rows there are, as far as is known; undefined before anything is. */
  readonly rowCount: number | undefined
  /** The list that is shown: the one before while a new one's first page is under way. */
  readonly filter: GridFilter
  /** The row at an index; undefined while its page is under way. */
  readonly rowAt: (index: number) => GridRow | undefined
  /** The index of a mentee's row, as far as pages have arrived. */
  readonly indexOf: (menteeId: number) => number | undefined
  /** Says which rows are drawn, so that their pages are there. */
  readonly showRows: (first: number, last: number) => void
  /** Another list than the one shown is under way. */
  readonly isPending: boolean
  /** What failed: nothing can be shown, or some rows are missing. */
  readonly error: ApiError | null
  readonly retry: () => void
}

interface Shown {
  readonly filter: GridFilter
  readonly count: GridCount | undefined
  readonly rowCount: number
}

/**
 * The rows of the grid by pages of 50, on demand, and their totals.
 *
 * @param filter the same object until it changes.
 * @param firstRow where the list is entered.
 */
export function useGridData(filter: GridFilter, firstRow: number): GridData {
  const client = useQueryClient()
  const [drawn, setDrawn] = useState([pageOfRow(firstRow)])
  const [entered, setEntered] = useState({ filter, page: pageOfRow(firstRow) })
  if (entered.filter !== filter) setEntered({ filter, page: 1 })

  const count = useQuery({ ...countQuery(filter), placeholderData: keepPreviousData })
  const entry = useQuery(pageQuery(client, filter, entered.page))
  const [shown, setShown] = useState<Shown>()
  const totals = count.isPlaceholderData ? undefined : count.data
  const rows = entry.data?.rows.length
  // The first rows do not wait for their totals; that there are none is for the totals to say.
  const isFirst = shown === undefined
  const isReady = rows !== undefined && (totals !== undefined || (isFirst && rows > 0))
  if (isReady && (shown?.filter !== filter || shown.count !== totals)) {
    const known = firstOfPage(entered.page) + rows
    setShown({ filter, count: totals, rowCount: totals?.count ?? known })
  }

  const shownFilter = shown?.filter ?? filter
  const wanted = useSettled(drawn, PASSING_MS)
  const pages = useQueries({
    queries: wanted.map((page) => pageQuery(client, shownFilter, page)),
    combine: joinPages,
  })
  const rowAt = useCallback(
    (index: number) => cachedRow(client, shownFilter, index),
    // oxlint-disable-next-line react/exhaustive-deps -- A new function when a page arrives or changes, so that rows are read again.
    [client, shownFilter, pages.data],
  )
  const indexOf = useCallback(
    (menteeId: number) => cachedIndex(client, shownFilter, menteeId),
    [client, shownFilter],
  )
  const total = shown?.rowCount ?? 0
  const showRows = useCallback(
    (first: number, last: number) => {
      const next = pagesOf(first, last, total)
      setDrawn((old) => (old.join() === next.join() ? old : next))
    },
    [total],
  )
  return {
    count: shown?.count,
    rowCount: shown?.rowCount,
    filter: shownFilter,
    rowAt,
    indexOf,
    showRows,
    isPending: shown !== undefined && !isReady,
    error: (count.error ?? entry.error ?? pages.error) as ApiError | null,
    retry: () => {
      for (const queryKey of [ALL_PAGES, ALL_COUNTS]) {
        void client.refetchQueries({ queryKey, predicate: ({ state }) => state.status === 'error' })
      }
    },
  }
}

function joinPages(pages: UseQueryResult<GridRowsPage>[]) {
  return {
    data: pages.map((page) => page.data),
    error: pages.find((page) => page.error)?.error ?? null,
  }
}

/** The pages that rows are on, and the one that comes next when it is near. */
function pagesOf(first: number, last: number, count: number): number[] {
  if (count === 0) return []
  const from = pageOfRow(Math.min(first, count - 1))
  const to = pageOfRow(Math.min(last + ROWS_AHEAD, count - 1))
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}
