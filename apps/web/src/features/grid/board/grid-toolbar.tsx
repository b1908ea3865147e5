import {
  IconAdjustmentsHorizontal,
  IconColumns3,
  IconSortAscending,
  IconSortDescending,
} from '@tabler/icons-react'
import { Suspense, useRef, useState, type ReactNode, type Ref } from 'react'
import { useTexts, useMay } from '#shared'
import type { GridSearchChange } from './filter-fields.tsx'
import { Choice, lazyPart, lazyWindow, useIdle } from '#ui'
import { chosenColumns } from './column-filter.ts'
import type { GridColumn } from './grid-rows.ts'
import type { GridOrder, GridSearch } from './grid-search.ts'
import { countFilters } from './grid-search.ts'
import { SearchField } from './search-field.tsx'
import classes from './grid-toolbar.module.css'

const FilterSheet = lazyWindow(() => import('./filter-sheet.tsx'))
const FilterChips = lazyPart(() => import('./filter-chips.tsx'))
const ColumnChoice = lazyWindow(() => import('./column-choice.tsx'))
const GridViews = lazyPart(() => import('./views/grid-views.tsx'))

export interface ToolbarProps {
  readonly projectId: number
  readonly columns: readonly GridColumn[]
  readonly grouped: boolean
  readonly search: GridSearch
  readonly onChange: (change: GridSearchChange) => void
}

/** What opens another view of the grid. */
interface ViewProps {
  readonly onView: (search: GridSearch) => void
}

type BarProps = ToolbarProps & { readonly searchField: Ref<HTMLInputElement> }

/** Above the grid: search, and one bar of what narrows it, with what is set. */
export function GridToolbar(props: BarProps & ViewProps) {
  const { search, onChange, searchField } = props
  const hasOpened = useIdle()
  return (
    <div className={classes.toolbar}>
      <SearchField
        ref={searchField}
        value={search.q ?? ''}
        onChange={(q) => onChange({ q: q || undefined })}
      />
      <FilterButton {...props} />
      <ColumnsButton {...props} />
      <div className={classes.views}>
        {hasOpened && (
          <Suspense fallback={null}>
            <GridViews {...props} />
          </Suspense>
        )}
      </div>
      {isNarrowed(search) && (
        <Suspense fallback={null}>
          <FilterChips {...props} />
        </Suspense>
      )}
    </div>
  )
}

/** Whether something is set that its chip names. */
function isNarrowed({ q: _, ...search }: GridSearch): boolean {
  return countFilters(search) > 0 || search.cols !== undefined
}

/** Opens the filters and the order, beside the button. */
function FilterButton(props: ToolbarProps) {
  const { t } = useTexts()
  const { q: _, ...others } = props.search
  const count = countFilters(others)
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={classes.button}
        data-on={count > 0 || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={count > 0 ? t('actions.grid.filtersOn', { count }) : t('actions.grid.filters')}
        onClick={() => setOpen(true)}
      >
        <IconAdjustmentsHorizontal aria-hidden="true" size={18} />
        {t('actions.grid.filters')}
        {count > 0 && <b aria-hidden="true">{count}</b>}
      </button>
      {isOpen && <FilterSheet {...props} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Opens the choice of the actions that are shown. */
function ColumnsButton(props: ToolbarProps) {
  const { t } = useTexts()
  const { columns, search } = props
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const shown = search.cols && chosenColumns(columns, search.cols).length
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={classes.button}
        data-on={shown !== undefined || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconColumns3 aria-hidden="true" size={18} />
        {shown === undefined
          ? t('actions.grid.choice.open')
          : t('actions.grid.choice.openSome', { shown, total: columns.length })}
      </button>
      {isOpen && <ColumnChoice {...props} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  )
}

interface PhoneBarProps extends BarProps {
  readonly onFilters: () => void
  /** What is done with the whole list. */
  readonly tools: ReactNode
}

/** On a phone: search, a button to the filters, and what is done with the list. */
export function PhoneToolbar(props: PhoneBarProps) {
  const { search, searchField, onChange, onFilters, tools } = props
  const { t } = useTexts()
  const { q: _, ...others } = search
  const count = countFilters(others)
  return (
    <div className={classes.phone}>
      <SearchField
        ref={searchField}
        value={search.q ?? ''}
        onChange={(q) => onChange({ q: q || undefined })}
      />
      <button
        type="button"
        className={classes.filters}
        data-on={count > 0 || undefined}
        aria-label={count > 0 ? t('actions.grid.filtersOn', { count }) : t('actions.grid.filters')}
        onClick={onFilters}
      >
        <IconAdjustmentsHorizontal aria-hidden="true" size={20} />
        {count > 0 && <span aria-hidden="true">{count}</span>}
      </button>
      {tools}
      {search.cols && (
        <Suspense fallback={null}>
          <FilterChips {...props} />
        </Suspense>
      )}
    </div>
  )
}

const NAMED = ['first_name', 'mentor', 'done'] as const

/** What the rows are sorted by, and which way. */
export function OrderField({ columns, search, onChange }: ToolbarProps) {
  const { t } = useTexts()
  const may = useMay()
  const Arrow = search.desc ? IconSortDescending : IconSortAscending
  return (
    <div className={classes.order}>
      <Choice
        label={t('actions.grid.sort')}
        value={search.sort === undefined ? '' : String(search.sort)}
        isFilter={false}
        onChange={(sort) => onChange({ sort: readOrder(sort), row: undefined })}
      >
        <option value="">{t('actions.grid.sort.last_name')}</option>
        {NAMED.filter((by) => by !== 'mentor' || may('people.listMentorFilterValues')).map((by) => (
          <option key={by} value={by}>
            {t(`actions.grid.sort.${by}`)}
          </option>
        ))}
        <hr />
        {columns.map(({ Id, Title }) => (
          <option key={Id} value={Id}>
            {t('actions.grid.sort.byColumn', { title: Title })}
          </option>
        ))}
      </Choice>
      <button
        type="button"
        className={classes.arrow}
        aria-label={t(search.desc ? 'actions.grid.sort.descending' : 'actions.grid.sort.ascending')}
        title={t(search.desc ? 'actions.grid.sort.descending' : 'actions.grid.sort.ascending')}
        onClick={() => onChange({ desc: search.desc ? undefined : true, row: undefined })}
      >
        <Arrow aria-hidden="true" size={18} stroke={1.7} />
      </button>
    </div>
  )
}

function readOrder(text: string): GridOrder | undefined {
  return NAMED.find((by) => by === text) ?? (Number(text) || undefined)
}
