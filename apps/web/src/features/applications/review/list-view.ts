import type { CallInput, CallOutput } from '#shared'

/** What the list shows: status, search, filters and order; what a saved view keeps. */
export type ListView = CallInput<'applications.saveView'>['View']
type ListFilter = NonNullable<ListView['Filter']>
export type SavedView = CallOutput<'applications.listViews'>[number]

/** The list as it begins. */
export const FIRST_VIEW: ListView = {
  Group: 'applicants',
  Search: '',
  Filter: {},
  Sort: 'received',
}

/** A filter with a part changed; what says nothing is left out. */
export function withFilter(
  filter: ListFilter,
  part: { readonly [Key in keyof ListFilter]?: ListFilter[Key] | undefined },
): ListFilter {
  return Object.fromEntries(
    Object.entries({ ...filter, ...part }).filter(
      ([, value]) => value !== undefined && value !== false,
    ),
  )
}
