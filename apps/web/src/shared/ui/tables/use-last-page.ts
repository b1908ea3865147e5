import { useEffect } from 'react'
import { lastPage } from './table-state.ts'

/** Whoever has worked off the last page of a list goes on with the one before. */
export function useLastPage(
  page: number,
  count: number | undefined,
  turnTo: (page: number) => void,
  rows?: number,
): void {
  const last = count === undefined ? page : lastPage(count, rows)
  useEffect(() => {
    if (page > last) turnTo(last)
  })
}
