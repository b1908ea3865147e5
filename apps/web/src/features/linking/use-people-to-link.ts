import { keepPreviousData } from '@tanstack/react-query'
import type { CallOutput } from '../../shared/api/contract-types.ts'
import { useIdentity } from '../../shared/api/identity.ts'
import { useCall } from '../../shared/api/use-call.ts'
import type { LoadableQuery } from '../../shared/ui/loadable.tsx'
import { filterOf, type PeopleNarrowing } from './use-chosen.ts'

type Page = CallOutput<'linking.listPeople'>

/** The page of people that the narrowing asks for, counted once for each filter. */
export function usePeopleToLink(
  narrowing: PeopleNarrowing,
): LoadableQuery<Page & { readonly count: number }> {
  const { ProjectId } = useIdentity()
  const { kind, page, beside } = narrowing
  const listed = { ProjectId, ...filterOf(narrowing), Kind: kind }
  const counted = useCall('linking.countPeople', listed, { placeholderData: keepPreviousData })
  // A page that is beside none we know is counted from the nearer end: how many there are says which.
  const isCounted = page > 1 && beside === undefined
  const total = isCounted ? counted.data?.count : undefined
  const found = useCall(
    'linking.listPeople',
    { ...listed, page, ...beside, ...(total !== undefined && { Total: total }) },
    { enabled: !isCounted || total !== undefined, placeholderData: keepPreviousData },
  )
  return {
    data: found.data && counted.data && { ...found.data, ...counted.data },
    error: found.error ?? counted.error,
    refetch: () => Promise.all([found.refetch(), counted.refetch()]),
  }
}

/** What of the page that is shown says where the next or the former one is; others are counted. */
export function besideOf(
  ends: Page['Ends'],
  shown: number,
  wanted: number,
): PeopleNarrowing['beside'] {
  if (ends === null || wanted === 1) return undefined
  if (wanted === shown + 1) return { After: ends.Last }
  return wanted === shown - 1 ? { Before: ends.First } : undefined
}
