import { keepPreviousData } from '@tanstack/react-query'
import { useWalkSource } from '#lists'
import { call, useCall, useIdentity, type CallOutput } from '#shared'
import { pageWithin, useRows, type LoadableQuery, type ReadPage, type TablePage } from '#ui'
import { DEFAULT_COLUMNS, isStandardColumn, toFilter, type PeopleSearch } from './people-search.ts'
import { personPath } from '../person/person-path.ts'
import type { PersonFields } from '../person/use-person-fields.ts'

export type Person = CallOutput<'people.listPeople'>['list'][number]

interface PagedRead {
  /** A page of the same list, wherever the table is. */
  readonly readPage: ReadPage<Person>
}

/** The page of people that the address asks for, counted once for each filter. */
export function usePeopleList(
  search: PeopleSearch,
  { fields }: PersonFields,
): LoadableQuery<TablePage<Person>> & PagedRead {
  const { ProjectId, Role } = useIdentity()
  const { columns = DEFAULT_COLUMNS, sort = 'last_name', desc = false } = search
  const filter = toFilter(search, ProjectId)
  const count = useCall('people.countPeople', filter)
  const { rows, asked: length } = useRows()
  const page = pageWithin(search.page, count.data?.count, rows)
  const visible = new Set(fields.map(({ Name }) => Name))
  const asked = {
    ...filter,
    Order: sort,
    Desc: desc,
    Columns: columns.filter((name) => !isStandardColumn(name) && visible.has(name)),
  }
  const list = useCall(
    'people.listPeople',
    {
      ...asked,
      ...length,
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
          list: { kind: 'people', input: { ...filter, Order: sort, Desc: desc, ...length } },
          isTyped: filter.Search !== '' || filter.Filter.length > 0,
          first: (page - 1) * rows,
          ids: list.data.list.map((person) => (personPath(Role, person) ? person.Id : null)),
          total: count.data.count,
          size: rows,
        },
  )
  return {
    data: list.data && count.data && { list: list.data.list, ...count.data },
    error: list.error ?? count.error,
    async readPage({ page: number, count: most }, signal) {
      const counts = count.data ?? (await call('people.countPeople', filter, { signal }))
      const input = {
        ...asked,
        page: number,
        count: most,
        ...(number > 1 && { Total: counts.count }),
      }
      const found = await call('people.listPeople', input, { signal })
      return { list: found.list, ...counts }
    },
    refetch: () => Promise.all([list.refetch(), count.refetch()]),
  }
}
