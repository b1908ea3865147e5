import { keepPreviousData } from '@tanstack/react-query'
import { type CallInput, useCall } from '#shared'
import { useDebounced } from '#ui'
import type { PersonFields } from './use-person-fields.ts'

type PeopleFilter = Omit<CallInput<'people.listFilterValues'>, 'Fields'>

/** How long the values wait for the next choice (spec §9, filter refresh). */
const REFRESH_MS = 500

/** What each field of the filter can be restricted to: what the other conditions leave of it. */
export function useFilterValues(filter: PeopleFilter, { filters }: PersonFields) {
  const rested = useDebounced(JSON.stringify(filter), REFRESH_MS)
  return useCall(
    'people.listFilterValues',
    { ...(JSON.parse(rested) as PeopleFilter), Fields: filters.map(({ Field }) => Field) },
    { placeholderData: keepPreviousData },
  )
}
