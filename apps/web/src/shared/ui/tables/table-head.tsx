import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useTexts } from '../../i18n/use-texts.ts'
import fieldClasses from '../field.module.css'
import classes from './paged-table.module.css'
import type { TableSort } from './table-state.ts'

/** As much of a column as its heading shows. */
interface HeadColumn {
  readonly key: string
  readonly label: string
  readonly sortable?: boolean
  readonly numeric?: boolean
}

interface TableHeadProps {
  readonly columns: readonly HeadColumn[]
  readonly sort: TableSort | undefined
  readonly onSort: (column: string) => void
}

/** The headings of a table; a press on one that can be ordered by does so. */
export function TableHead({ columns, sort, onSort }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, label, sortable, numeric }) => (
          <th
            key={key}
            scope="col"
            data-numeric={numeric || undefined}
            aria-sort={sortOf(key, sort)}
          >
            {sortable ? (
              <>
                <button type="button" className={classes.sort} onClick={() => onSort(key)}>
                  {label}
                  <SortSign column={key} sort={sort} />
                </button>
                <span className={classes.unpressed}>{label}</span>
              </>
            ) : (
              label
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function sortOf(column: string, sort: TableSort | undefined) {
  if (sort?.column !== column) return undefined
  return sort.descending ? 'descending' : 'ascending'
}

function SortSign({
  column,
  sort,
}: {
  readonly column: string
  readonly sort?: TableSort | undefined
}) {
  if (sort?.column !== column) {
    return <IconArrowsSort size={16} aria-hidden="true" className={classes.unsorted} />
  }
  const Icon = sort.descending ? IconArrowDown : IconArrowUp
  return <Icon size={16} aria-hidden="true" />
}

interface SortChoiceProps {
  readonly columns: readonly HeadColumn[]
  readonly sort: TableSort | undefined
  readonly onChange: (sort: TableSort) => void
}

/** The same choice on a phone, where there are no headings to press. */
export function SortChoice({ columns, sort, onChange }: SortChoiceProps) {
  const { t } = useTexts()
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  const nameOf = ({ column, descending }: TableSort) => `${descending ? '-' : '+'}${column}`
  return (
    <select
      aria-label={t('ui.table.sort')}
      className={`${fieldClasses.input} ${classes.sortChoice}`}
      value={sort ? nameOf(sort) : ''}
      onChange={({ currentTarget: { value } }) => {
        if (value !== '') onChange({ column: value.slice(1), descending: value.startsWith('-') })
      }}
    >
      {!sort && <option value="">{t('ui.table.sort')}</option>}
      {sortable.flatMap(({ key, label }) => [
        <option key={`+${key}`} value={`+${key}`}>
          {t('ui.table.sort.up', { name: label })}
        </option>,
        <option key={`-${key}`} value={`-${key}`}>
          {t('ui.table.sort.down', { name: label })}
        </option>,
      ])}
    </select>
  )
}
