import type { CellState } from '@telemachos/contract/grid/constants'
import { CELL_STATES } from '@telemachos/contract/grid/constants'
import type { KeyboardEvent } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isMirrored, useTexts } from '#shared'
import { StateMark } from '#features/actions'
import type { ActionTypeId } from './filter-fields.tsx'
import type { GridColumn } from './grid-rows.ts'
import type { ColumnCount } from './grid-view.ts'
import { peopleOf } from './grid-view.ts'
import { useMailDates } from '../use-mail-dates.ts'
import { columnDue } from './column-due.ts'
import classes from './column-menu.module.css'

const WIDTH = 296

interface Props {
  readonly column: GridColumn
  readonly count: ColumnCount | undefined
  readonly total: number
  /** What the menu hangs from. */
  readonly anchor: HTMLElement
  readonly onSort: (desc: boolean) => void
  readonly onState: (state: CellState) => void
  readonly onClose: () => void
}

/** The whole of a column's title and totals, and what can be done with it. */
export default function ColumnMenu(props: Props) {
  const { column, count, total, anchor, onSort, onState, onClose } = props
  const { t } = useTexts()
  const mailDates = useMailDates(column)
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    const { bottom, left, right } = anchor.getBoundingClientRect()
    element.style.top = `${bottom + 4}px`
    element.style.left = `${Math.max(8, Math.min(isMirrored() ? right - WIDTH : left, innerWidth - WIDTH - 8))}px`
    element.showPopover()
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [anchor])
  useEffect(() => {
    const element = menu.current
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'closed') onClose()
    }
    element?.addEventListener('toggle', onToggle)
    return () => element?.removeEventListener('toggle', onToggle)
  }, [onClose])

  const numbers: Partial<Record<CellState, number>> = {
    scheduled: count?.Scheduled ?? 0,
    done: count?.Done ?? 0,
    overdue: count?.Overdue ?? 0,
  }
  return (
    <div ref={menu} popover="auto" className={classes.menu}>
      <p className={classes.title}>{column.Title}</p>
      <p className={classes.facts}>
        {[
          t(`actions.grid.type.${column.TypeId as ActionTypeId}`),
          columnDue(column, t),
          t('actions.grid.doneOf', { done: count?.Done ?? 0, total: peopleOf(count, total) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div
        role="menu"
        tabIndex={-1}
        aria-label={t('actions.grid.headerMenu', { title: column.Title })}
        onKeyDown={moveInMenu}
      >
        <button
          type="button"
          role="menuitem"
          className={classes.item}
          onClick={() => onSort(false)}
        >
          {t('actions.grid.menu.ascending')}
        </button>
        <button type="button" role="menuitem" className={classes.item} onClick={() => onSort(true)}>
          {t('actions.grid.menu.descending')}
        </button>
        {mailDates && (
          <button
            type="button"
            role="menuitem"
            className={classes.item}
            onClick={() => {
              onClose()
              mailDates()
            }}
          >
            {t('mail.dates')}
          </button>
        )}
        <p role="presentation" className={classes.heading}>
          {t('actions.grid.menu.state')}
        </p>
        {CELL_STATES.map((state) => (
          <button
            key={state}
            type="button"
            role="menuitem"
            className={classes.item}
            onClick={() => onState(state)}
          >
            <StateMark state={state} />
            {t(
              state === 'inactive' ? 'actions.grid.legend.inactive' : `actions.grid.state.${state}`,
            )}
            <span className={classes.number}>{numbers[state]}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.findIndex((item) => item === document.activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}
