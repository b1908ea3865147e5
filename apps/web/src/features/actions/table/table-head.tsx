import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { COLUMNS, FROZEN } from './columns.ts'
import type { TableFilter } from './filter.ts'
import classes from './table.module.css'

interface Props {
  readonly labels: readonly string[]
  readonly filter: TableFilter
  /** The column that the keyboard stands on; -1 where it is in another row. */
  readonly active: number
  readonly isAllChecked: boolean
  readonly onCheckAll: (on: boolean) => void
}

/** The names of the columns; each sorts the table. */
export function TableHead({ labels, filter, active, isAllChecked, onCheckAll }: Props) {
  const { t } = useTexts()
  const Arrow = filter.desc ? IconArrowDown : IconArrowUp
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} data-row={-1} className={classes.headRow}>
        {COLUMNS.map(({ key, width }, place) => (
          <div
            key={key}
            role="columnheader"
            aria-colindex={place + 1}
            aria-sort={sortOf(key, filter)}
            data-col={place}
            data-frozen={place < FROZEN || undefined}
            tabIndex={place === active ? 0 : -1}
            className={classes.headCell}
            style={place < FROZEN ? { width, insetInlineStart: leftOf(place) } : { width }}
          >
            {key === 'Order' ? (
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label={t('actions.table.checkAll')}
                checked={isAllChecked}
                onChange={({ currentTarget }) => onCheckAll(currentTarget.checked)}
              />
            ) : (
              <span className={classes.headLabel}>{labels[place]}</span>
            )}
            {filter.sort === key && <Arrow size={14} aria-hidden="true" />}
          </div>
        ))}
      </div>
    </div>
  )
}

/** How far a column that stays in view is from the edge. */
export const leftOf = (place: number): number =>
  COLUMNS.slice(0, place).reduce((sum, { width }) => sum + width, 0)

function sortOf(key: string, { sort, desc }: TableFilter): 'ascending' | 'descending' | undefined {
  if (sort !== key) return undefined
  return desc ? 'descending' : 'ascending'
}
