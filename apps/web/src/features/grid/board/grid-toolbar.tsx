import {
  IconAdjustmentsHorizontal,
  IconSortAscending,
  IconSortDescending,
} from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTexts, useMay } from '#shared'
import type { GridSearchChange } from './filter-fields.tsx'
import { Choice } from '#ui'
import { FieldFilterButton } from './field-filter-button.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { GridColumn } from './grid-rows.ts'
import type { GridOrder, GridSearch } from './grid-search.ts'
import { countFilters } from './grid-search.ts'
import { SearchField } from './search-field.tsx'
import classes from './grid-toolbar.module.css'

export interface ToolbarProps {
  readonly projectId: number
  readonly columns: readonly GridColumn[]
  readonly grouped: boolean
  readonly search: GridSearch
  readonly onChange: (change: GridSearchChange) => void
}

type BarProps = ToolbarProps & { readonly searchField: Ref<HTMLInputElement> }

/** Above the grid: search and filters in one line that wraps. */
export function GridToolbar(props: BarProps) {
  const { projectId, search, onChange, searchField } = props
  return (
    <div className={classes.toolbar}>
      <SearchField
        ref={searchField}
        value={search.q ?? ''}
        onChange={(q) => onChange({ q: q || undefined })}
      />
      <FilterFields {...props} />
      <FieldFilterButton projectId={projectId} search={search} onChange={onChange} />
    </div>
  )
}

/** On a phone: search, and a button to the filters. */
export function PhoneToolbar({
  search,
  searchField,
  onChange,
  onFilters,
}: BarProps & { readonly onFilters: () => void }) {
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
