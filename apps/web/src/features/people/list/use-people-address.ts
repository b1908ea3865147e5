import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { readPeopleSearch, type PeopleSearch } from './people-search.ts'

/** Changes what the address says; what is undefined goes back to its default. */
export type ChangeSearch = (change: {
  readonly [Key in keyof PeopleSearch]?: PeopleSearch[Key] | undefined
}) => void

export interface PeopleAddress {
  readonly search: PeopleSearch
  /** A change of what is shown begins at the first page. */
  readonly change: ChangeSearch
  /** Everything anew, as when a view is opened. */
  readonly open: (search: PeopleSearch) => void
}

/** The address of the list: what it says, and how it changes. Back returns from each change. */
export function usePeopleAddress(): PeopleAddress {
  const navigate = useNavigate()
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const search = useMemo(() => readPeopleSearch(raw), [raw])
  const change: ChangeSearch = useCallback(
    (next) =>
      void navigate({
        to: '.',
        search: (old: Record<string, unknown>) => ({
          ...readPeopleSearch(old),
          page: undefined,
          ...next,
        }),
        resetScroll: false,
      }),
    [navigate],
  )
  const open = useCallback(
    (next: PeopleSearch) => void navigate({ to: '.', search: { ...next }, resetScroll: false }),
    [navigate],
  )
  return { search, change, open }
}
