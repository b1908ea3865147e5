import { Row as RowFrame } from '../../layout/row.tsx'
import { formatNumber } from '@telemachos/rules/numbers'
import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { EmptyState } from '../empty-state.tsx'
import { Loadable, type LoadableQuery } from '../loadable.tsx'
import { SearchField } from '../search-field.tsx'
import classes from './paged-table.module.css'
import { Pager } from './pager.tsx'
import { SortChoice, TableHead } from './table-head.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { lastPage } from './table-state.ts'
import type { TableControl } from './use-table-state.ts'

export interface TableColumn<Row> {
  readonly key: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** Whether the server can order by it, under its key. */
  readonly sortable?: boolean
  /** Numbers stand at the end of their column. */
  readonly numeric?: boolean
}

/** A page of a list as the calls answer it: its rows, how many match, and how many there are. */
export interface TablePage<Row> {
  readonly list: readonly Row[]
  readonly count: number
  readonly All: number
}

interface PagedTableProps<Row> {
  /** What the table shows: its name. */
  readonly label: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rowKey: (row: Row) => string | number
  readonly table: TableControl
  readonly query: LoadableQuery<TablePage<Row>>
  /** What to say when there is nothing at all: why, and what to do next. */
  readonly empty: {
    readonly title: string
    readonly text?: string
    readonly action?: ReactNode
  }
  readonly searchable?: boolean
  /** What the search looks for, where it is not everything that is shown. */
  readonly searchLabel?: string
  /** Buttons that belong to the list, such as an export. */
  readonly tools?: ReactNode
}

/**
 * A list by pages of ten, ordered and searched by the server; the first column names its row. On a
 * phone its rows are cards.
 */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { label, columns, table, query, searchable = true, searchLabel, tools } = props
  const { t } = useTexts()
  const search = useRef<HTMLInputElement>(null)
  const kept = useKept(query.data)
  const page = query.data ?? (query.error ? undefined : kept)
  return (
    <div aria-busy={query.data === undefined && !query.error} className={classes.frame}>
      <RowFrame gap={3} align="end" className={classes.tools}>
        {searchable && (
          <SearchField
            ref={search}
            label={searchLabel ?? t('ui.table.search')}
            placeholder={searchLabel ?? t('ui.table.search')}
            value={table.search}
            onChange={table.searchFor}
          />
        )}
        <SortChoice columns={columns} sort={table.sort} onChange={table.setSort} />
        {tools}
        {page && <Count page={page} />}
      </RowFrame>
      <Loadable
        query={{ ...query, data: page }}
        skeleton={<TableSkeleton columns={columns.length} />}
      >
        {(shown) =>
          shown.count === 0 ? (
            <Nothing
              {...props}
              onClear={() => {
                table.searchFor('')
                search.current?.focus()
              }}
            />
          ) : (
            <>
              <table aria-label={label} className={classes.table}>
                <TableHead columns={columns} sort={table.sort} onSort={table.sortBy} />
                <Rows {...props} rows={shown.list} />
              </table>
              <Pager page={table.page} last={lastPage(shown.count)} onChange={table.goTo} />
            </>
          )
        }
      </Loadable>
    </div>
  )
}

/** The last page that was there: it stays while the next one loads, and the focus stays in it. */
function useKept<Page>(page: Page | undefined): Page | undefined {
  const [kept, setKept] = useState(page)
  if (page !== undefined && page !== kept) setKept(page)
  return page ?? kept
}

function Count({ page: { count, All } }: { readonly page: TablePage<unknown> }) {
  const { t, language } = useTexts()
  const number = formatNumber(count, language)
  return (
    <p role="status" className={classes.count}>
      {count >= All
        ? t('ui.table.count', { count, number })
        : t('ui.table.countOf', { number, all: formatNumber(All, language) })}
    </p>
  )
}

interface NothingProps {
  readonly table: TableControl
  readonly empty: PagedTableProps<never>['empty']
  readonly onClear: () => void
}

function Nothing({ table, empty, onClear }: NothingProps) {
  const { t } = useTexts()
  if (table.search === '') return <EmptyState {...empty} />
  return (
    <EmptyState
      title={t('ui.table.notFound', { query: table.search })}
      text={t('ui.table.notFoundNext')}
      action={
        <button type="button" className={classes.way} onClick={onClear}>
          {t('ui.table.clearSearch')}
        </button>
      }
    />
  )
}

function Rows<Row>(props: PagedTableProps<Row> & { readonly rows: readonly Row[] }) {
  const { rows, columns, rowKey } = props
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map(({ key, label, cell, numeric }, place) => {
            const Cell = place === 0 ? 'th' : 'td'
            return (
              <Cell
                key={key}
                scope={place === 0 ? 'row' : undefined}
                data-label={label}
                data-numeric={numeric || undefined}
              >
                {cell(row)}
              </Cell>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}
