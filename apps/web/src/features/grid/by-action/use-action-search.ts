import { useSearch } from '@tanstack/react-router'
import { readActionSearch, type ActionSearch } from './action-search.ts'

/** What the address says of one action's mentees. */
export function useActionSearch(): ActionSearch {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  return readActionSearch(raw)
}
