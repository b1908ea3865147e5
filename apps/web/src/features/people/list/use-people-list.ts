import { keepPreviousData } from '@tanstack/react-query'
import { useWalkSource } from '#lists'
import { useCall, useIdentity, type CallOutput } from '#shared'
import { PAGE_SIZE, pageWithin, type LoadableQuery, type TablePage } from '#ui'
import { DEFAULT_COLUMNS, isStandardColumn, toFilter, type PeopleSearch } from './people-search.ts'
import { personPath } from '../person/person-path.ts'
import type { PersonFields } from '../person/use-person-fields.ts'

export type Person = CallOutput<'people.listPeople'>['list'][number]

/** The page of people that the address asks for, counted once for each filter. */
export function usePeopleList(
  search: PeopleSearch,
  { fields }: PersonFields,
): LoadableQuery<TablePage<Person>> {
  const { ProjectId, Role } = useIdentity()
  const { columns = DEFAULT_COLUMNS, sort = 'last_name', desc = false } = search
  const filter = toFilter(search, ProjectId)
  const count = useCall('people.countPeople', filter)
  const page = pageWithin(search.page, count.data?.count)
  const visible = new Set(fields.map(({ Name }) => Name))
  const list = useCall(
    'people.listPeople',
    {
      ...filter,
      Order: sort,
      Desc: desc,
      Columns: columns.filter((name) => !isStandardColumn(name) && visible.has(name)),
      page,
      // The total says from which end a page far away is nearer.
      ...(page > 1 && count.data && { Total: count.data.count }),
    },
    { enabled: page === 1 || count.data !== undefined, placeholderData: keepPreviousData },
  )
  useWalkSource(() =>
    // While another page is on its way, what is shown is of the one before.
    !list.data || !count.data || list.isPlaceholderData
      ? undefined
      : {
          list: { kind: 'people', input: { ...filter, Order: sort, Desc: desc } },
          isTyped: filter.Search !== '' || filter.Filter.length > 0,
          first: (page - 1) * PAGE_SIZE,
          ids: list.data.list.map((person) => (personPath(Role, person) ? person.Id : null)),
          total: count.data.count,
          size: PAGE_SIZE,
        },
  )
  return {
    data: list.data && count.data && { list: list.data.list, ...count.data },
    error: list.error ?? count.error,
    refetch: () => Promise.all([list.refetch(), count.refetch()]),
  }
}
