import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall, useIdentity, type CallOutput } from '#shared'
import { PAGE_LINKS, type LoadableQuery } from '#ui'
import { filterOf, type PeopleNarrowing } from './use-chosen.ts'

type Page = CallOutput<'people.listLinkable'>

type PeopleToLink = LoadableQuery<Page & { readonly count: number }> & {
  /** Where another page is, as far as a page that has come says it. */
  readonly placeOf: (wanted: number) => PeopleNarrowing['beside']
}

/** The page of people that the narrowing asks for, counted once for each filter. */
export function usePeopleToLink(narrowing: PeopleNarrowing): PeopleToLink {
  const { ProjectId } = useIdentity()
  const { kind, page, beside } = narrowing
  const listed = { ProjectId, ...filterOf(narrowing), Kind: kind }
  const counted = useCall('people.countLinkable', listed, { placeholderData: keepPreviousData })
  // A page that is beside none we know is counted from the nearer end: how many there are says which.
  const isCounted = page > 1 && beside === undefined
  const total = isCounted ? counted.data?.count : undefined
  const found = useCall(
    'people.listLinkable',
    { ...listed, page, ...beside, ...(total !== undefined && { Total: total }) },
    { enabled: !isCounted || total !== undefined, placeholderData: keepPreviousData },
  )
  const list = JSON.stringify(listed)
  const [known, setKnown] = useState<KnownPage>()
  const Ends = found.isPlaceholderData ? undefined : found.data?.Ends
  if (Ends && (known?.Ends !== Ends || known.list !== list || known.page !== page)) {
    setKnown({ Ends, list, page })
  }
  return {
    data: found.data && counted.data && { ...found.data, ...counted.data },
    error: found.error ?? counted.error,
    refetch: () => Promise.all([found.refetch(), counted.refetch()]),
    placeOf: (wanted) => (known?.list === list ? besideOf(known, wanted) : undefined),
  }
}

/** A page that has come, of a list: whoever leafs on fast is beyond it already. */
interface KnownPage {
  readonly Ends: NonNullable<Page['Ends']>
  readonly list: string
  readonly page: number
}

/** Where the wanted page is, as a known one tells it; one that is too far off, or the first, is counted. */
function besideOf({ Ends, page }: KnownPage, wanted: number): PeopleNarrowing['beside'] {
  const Apart = Math.abs(wanted - page)
  if (wanted === 1 || Apart === 0 || Apart > PAGE_LINKS.admin) return undefined
  return wanted > page ? { After: Ends.Last, Apart } : { Before: Ends.First, Apart }
}
