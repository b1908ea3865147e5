import { useRef, type KeyboardEvent } from 'react'
import type { PersonState } from '@telemachos/contract/people/states'
import { useIdentity, useTexts } from '#shared'
import { Checkbox, nextSort, PagedTable, pageWithin, useRows, type TableSort } from '#ui'
import { DEFAULT_COLUMNS, isFiltered, NO_FILTERS, type PeopleSearch } from './people-search.ts'
import classes from './people-table.module.css'
import { useNobodyYet } from './nobody-yet.tsx'
import { usePeopleColumns } from './use-people-columns.tsx'
import type { PeopleAddress } from './use-people-address.ts'
import type { Person, usePeopleList } from './use-people-list.ts'
import type { PersonFields } from '../person/use-person-fields.ts'
import type { PeopleSelection } from './use-people-selection.ts'
import { useSearchKey } from './use-search-key.ts'
import { moveInTable } from './move-in-table.ts'

interface PeopleTableProps {
  readonly address: PeopleAddress
  readonly query: ReturnType<typeof usePeopleList>
  readonly fields: PersonFields
  readonly selection: PeopleSelection | undefined
  readonly onState: (person: Person, state: PersonState) => void
}

/** The table: arrows move from row to row, Space selects, Enter opens, / leads to the search. */
export function PeopleTable({ address, query, fields, selection, onState }: PeopleTableProps) {
  const { t } = useTexts()
  const { SingleKeys } = useIdentity()
  const frame = useRef<HTMLDivElement>(null)
  useSearchKey(frame)
  const { search, change } = address
  const { rows, asked, setRows } = useRows(['page'])
  const page = pageWithin(search.page, query.data?.count, rows)
  const shown = query.data?.list.map(({ Id }) => Id) ?? []
  const nobodyYet = useNobodyYet()
  const columns = usePeopleColumns({
    fields,
    selection,
    shown,
    onState,
    chosen: search.columns ?? DEFAULT_COLUMNS,
  })
  const sort = { column: search.sort ?? 'last_name', descending: search.desc ?? false }
  const setSort = ({ column, descending }: TableSort): void =>
    change({
      sort: column === 'last_name' ? undefined : (column as PeopleSearch['sort']),
      desc: descending || undefined,
    })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (moveInTable(event.target as HTMLElement, event.key)) event.preventDefault()
  }
  const ticked = selection ? shown.filter(selection.has).length : 0
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Its rows' controls have the focus.
    <div ref={frame} className={classes.frame} onKeyDown={onKeyDown}>
      <PagedTable
        label={t('people.list')}
        searchLabel={t('people.search')}
        columns={columns}
        rowKey={({ Id }) => Id}
        table={{
          sort,
          setSort,
          page,
          rows,
          asked: { page, ...asked },
          setRows,
          search: search.q ?? '',
          goTo: (page) => change({ page: page > 1 ? page : undefined }),
          searchFor: (q) => change({ q: q === '' ? undefined : q }),
          sortBy: (column) => setSort(nextSort(sort, column)),
        }}
        query={query}
        readPage={query.readPage}
        empty={
          isFiltered(search)
            ? {
                title: t('people.noMatch'),
                text: t('people.noMatchText'),
                action: (
                  <button type="button" className={classes.way} onClick={() => change(NO_FILTERS)}>
                    {t('people.filters.clear')}
                  </button>
                ),
              }
            : nobodyYet
        }
        tools={
          selection &&
          shown.length > 0 && (
            <div data-print="none">
              <Checkbox
                label={t('people.select.page')}
                checked={ticked > 0 && selection.page.every(selection.has)}
                mixed={ticked > 0}
                onChange={selection.setPage}
              />
            </div>
          )
        }
      />
      <p className={classes.keys} data-print="none">
        {t(SingleKeys ? 'people.keys' : 'people.keysOnly')}
      </p>
    </div>
  )
}
