import { GRID_PAGE_SIZE } from '@telemachos/contract/grid/constants'
import { useWalkSource } from '#lists'
import { firstOfPage, pageOfRow } from './grid-queries.ts'
import type { GridData } from './use-grid-data.ts'

/** Hands the rows that have arrived on to the page of the mentee who is opened from among them. */
export function useWalkOfGrid({ filter, rowCount, rowAt, indexOf }: GridData): void {
  useWalkSource(() => {
    const opened = /\/(\d+)(?:\/\d+)?$/.exec(location.pathname)?.[1]
    const at = opened === undefined ? undefined : indexOf(Number(opened))
    if (at === undefined || rowCount === undefined) return undefined
    const first = firstOfPage(pageOfRow(at))
    const ids: number[] = []
    for (let row = rowAt(first); row; row = rowAt(first + ids.length)) ids.push(row.Id)
    return {
      list: { kind: 'grid', input: { ...filter, Page: 1 } },
      isTyped: Boolean(filter.Search) || (filter.Filter?.length ?? 0) > 0,
      first,
      ids,
      total: rowCount,
      size: GRID_PAGE_SIZE,
    }
  })
}
