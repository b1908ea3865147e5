import { Row as RowFrame } from '../../layout/row.tsx'
import { formatNumber } from '@telemachos/rules/numbers'
import { Suspense, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { EmptyState, type Picture } from '../empty-state.tsx'
import { lazyPart } from '../lazy-part.ts'
import { Loadable, type LoadableQuery } from '../loadable.tsx'
import { SearchField } from '../search-field.tsx'
import classes from './paged-table.module.css'
import { Pager } from './pager.tsx'
import { SortChoice, TableHead } from './table-head.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { lastPage } from './table-state.ts'
import type { TableControl } from './use-table-state.ts'

interface ColumnFrame {
  readonly key: string
  readonly label: string
  /** Whether the server can order by it, under its key. */
  readonly sortable?: boolean
  /** Numbers stand at the end of their column. */
  readonly numeric?: boolean
}

/** What a file has of a cell: an instant stays one, so that it can be ordered by, and null is nothing. */
export type WrittenCell = string | number | Date | null

/** A column; where its cell is more than words, `text` says what a file has of it, null that it has none. */
export type TableColumn<Row> = ColumnFrame &
  (
    | {
        readonly cell: (row: Row) => string | number
        readonly text?: ((row: Row) => WrittenCell) | null
      }
    | {
        readonly cell: (row: Row) => ReactNode
        readonly text: ((row: Row) => WrittenCell) | null
      }
  )

const TableExport = lazyPart(() => import('./table-export.tsx'), 'TableExport')

/** A page of a list as the calls answer it: its rows, how many match, and how many there are. */
export interface TablePage<Row> {
  readonly list: readonly Row[]
  readonly count: number
  readonly All: number
}

/** Reads a page of so many rows. */
export type ReadPage<Row> = (
  part: { readonly page: number; readonly count: number },
  signal: AbortSignal,
) => Promise<TablePage<Row>>

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
    readonly picture?: Picture
    readonly action?: ReactNode
  }
  readonly searchable?: boolean
  /** What the search looks for, where it is not everything that is shown. */
  readonly searchLabel?: string
  /** Reads a page as the table is searched and ordered now: with it, the list has an Export (spec §2.3). */
  readonly readPage?: ReadPage<Row>
  /** Buttons that belong to the list. */
  readonly tools?: ReactNode
}

/**
 * A list by pages, ordered and searched by the server; the first column names its row. On a
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
        <Exported {...props} count={page?.count ?? 0} />
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
              <Pager
                page={table.page}
                last={lastPage(shown.count, table.rows)}
                onChange={table.goTo}
                length={{ count: shown.count, rows: table.rows, onChange: table.setRows }}
              />
            </>
          )
        }
      </Loadable>
    </div>
  )
}

function Exported<Row>({
  readPage,
  count,
  ...props
}: PagedTableProps<Row> & { readonly count: number }) {
  if (!readPage) return null
  const { label, columns, rowKey } = props
  // The rows' type is the table's own: what is loaded later knows none.
  const exported = { label, columns, rowKey, count, readPage }
  return (
    // Its place is held before it is loaded and where there is nothing: what stands below stays there.
    <div className={classes.export}>
      {count > 0 && (
        <Suspense>
          <TableExport {...(exported as object as ComponentProps<typeof TableExport>)} />
        </Suspense>
      )}
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
