import { useState } from 'react'
import type { PagerProps } from './pager.tsx'
import { lastPage } from './table-state.ts'
import { useRows } from './use-rows.ts'

/** Where a list by pages is, what its call is asked, and what its pager shows. */
export interface Pages {
  readonly page: number
  readonly rows: number
  readonly asked: { readonly page: number; readonly count?: number }
  readonly goTo: (page: number) => void
  /** What the pager is told, of so many rows. */
  readonly of: (count: number) => PagerProps
}

/** Keeps the page of a list that is neither searched nor ordered; how long it is, is the person's to choose. */
export function usePages(): Pages {
  const [page, goTo] = useState(1)
  const { rows, asked, setRows } = useRows()
  return {
    page,
    rows,
    asked: { page, ...asked },
    goTo,
    of: (count) => ({
      page,
      last: lastPage(count, rows),
      onChange: goTo,
      length: {
        count,
        rows,
        onChange(next) {
          goTo(1)
          setRows(next)
        },
      },
    }),
  }
}
