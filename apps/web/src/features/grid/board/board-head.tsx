import { formatNumber } from '@telemachos/rules/numbers'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '#shared'
import type { GridCount } from './grid-rows.ts'
import classes from './board-head.module.css'

interface Props {
  readonly count: GridCount | undefined
  /** Which columns are in view; undefined where there is no grid. */
  readonly columns: ColumnsInView | undefined
  /** Takes every filter away; undefined where there is none. */
  readonly onClear?: (() => void) | undefined
  /** What the rows are sorted by. */
  readonly order?: ReactNode
}

interface ColumnsInView {
  /** Index of the first one, from 0. */
  readonly first: number
  readonly visible: number
  readonly total: number
  /** Scrolls by so many screens of columns. */
  readonly turn: (screens: number) => void
}

/** The title, how many mentees there are, and the way to the columns out of view. */
export function BoardHead({ count, columns, onClear, order }: Props) {
  const { t } = useTexts()
  return (
    <div className={classes.head}>
      <h1 className={classes.title} tabIndex={-1}>
        {t('actions.grid.title')}
      </h1>
      <p role="status" className={classes.count}>
        {count && <Found {...count} />}
      </p>
      {onClear && (
        <button type="button" className={classes.clear} onClick={onClear}>
          {t('actions.grid.clearFilters')}
        </button>
      )}
      <div className={classes.end}>
        {order}
        {columns && columns.total > columns.visible && <ColumnsPager {...columns} />}
      </div>
    </div>
  )
}

function Found({ count, All }: GridCount) {
  const { t, language } = useTexts()
  const number = formatNumber(count, language)
  if (count === All) return t('actions.grid.found', { count, number })
  return t('actions.grid.foundOf', { number, all: formatNumber(All, language) })
}

function ColumnsPager({ first, visible, total, turn }: ColumnsInView) {
  const { t } = useTexts()
  const last = Math.min(first + visible, total)
  return (
    <div className={classes.pager}>
      <button
        type="button"
        className={classes.turn}
        disabled={first <= 0}
        aria-label={t('actions.grid.previousColumns')}
        title={t('actions.grid.previousColumns')}
        onClick={() => turn(-1)}
      >
        <IconChevronLeft aria-hidden="true" size={18} />
      </button>
      <span>{t('actions.grid.columns', { first: first + 1, last, total })}</span>
      <button
        type="button"
        className={classes.turn}
        disabled={last >= total}
        aria-label={t('actions.grid.nextColumns')}
        title={t('actions.grid.nextColumns')}
        onClick={() => turn(1)}
      >
        <IconChevronRight aria-hidden="true" size={18} />
      </button>
    </div>
  )
}
