import { Suspense, useCallback, useId, useMemo, useState } from 'react'
import { useTexts, useParticipant } from '#shared'
import { announce, toast, lazyPart } from '#ui'
import type { CellRange } from '#lists'
import type { BoardContentProps } from './board-content-props.ts'
import { cellsIn, copyRange } from './copy-range.ts'
import type { GridColumn } from './grid-rows.ts'
import type { GridOrder } from './grid-search.ts'
import { nextOrder } from './grid-search.ts'
import { GridTable } from './grid-table.tsx'
import { rowName } from './grid-view.ts'
import { importPanel } from './open-cell.tsx'
import { useGridTexts } from './use-grid-texts.ts'
import type { GridPlace } from './use-scroll-rest.ts'

const ColumnMenu = lazyPart(() => import('./column-menu.tsx'))

interface OpenMenu {
  readonly column: GridColumn
  readonly anchor: HTMLElement
}

/** The grid on a screen that is wide enough for one, with the menus of its columns. */
export function DesktopGrid(props: BoardContentProps) {
  const { address, columns, data, now, onColumn, changeFilters } = props
  const { count, rowCount = 0 } = data
  const { search, namedAction, change } = address
  const { t } = useTexts()
  const participant = useParticipant()
  const texts = useGridTexts()
  const keysId = useId()
  const [menu, setMenu] = useState<OpenMenu>()
  const counts = useMemo(
    () => count && new Map(count.Actions.map((action) => [action.ActionId, action])),
    [count],
  )
  const closeMenu = useCallback(() => {
    setMenu((open) => {
      open?.anchor.closest<HTMLElement>('[role=columnheader]')?.focus()
      return undefined
    })
  }, [])
  const onRest = useCallback(
    ({ row, column }: GridPlace) => {
      onColumn(column)
      change({ row: row || undefined, col: column || undefined }, 'replace')
    },
    [change, onColumn],
  )

  function sortBy(order: { sort: GridOrder | undefined; desc: true | undefined }): void {
    changeFilters(order)
    const column = columns.find(({ Id }) => Id === order.sort)
    const by = column
      ? column.Title
      : t(`actions.grid.sort.${(order.sort as 'done' | undefined) ?? 'last_name'}`)
    const way = t(order.desc ? 'actions.grid.sort.descending' : 'actions.grid.sort.ascending')
    announce(t('actions.grid.sorted', { by: `${by}, ${way}` }))
  }

  function copy(range: CellRange, clipboard: DataTransfer): void {
    const text = copyRange(range, {
      rowAt: data.rowAt,
      columns,
      texts: texts.row,
      now,
    })
    if (text === undefined) return toast(t('actions.grid.copyWait'), { kind: 'failed' })
    clipboard.setData('text/plain', text)
    return toast(t('actions.grid.copied', { count: cellsIn(range) }))
  }

  const named = columns.findIndex(({ Id }) => Id === namedAction)
  return (
    <>
      <GridTable
        ref={props.grid}
        label={t('actions.grid.table')}
        describedBy={keysId}
        columns={columns}
        grouped={props.grouped}
        counts={counts}
        rowCount={rowCount}
        rowAt={data.rowAt}
        indexOf={data.indexOf}
        listKey={JSON.stringify(data.filter)}
        now={now}
        showMentor={participant !== 'mentor'}
        sort={search.sort}
        desc={search.desc ?? false}
        rowTexts={texts.row}
        headerTexts={texts.header}
        changed={props.changed}
        opened={props.opened}
        menteeHref={address.menteeHref}
        start={{ row: search.row ?? 0, column: search.col ?? Math.max(0, named) }}
        onRows={data.showRows}
        onRest={onRest}
        onFit={props.onFit}
        onTouch={() => void importPanel()}
        actions={{
          onMentee: address.goToMentee,
          onSort: (by) => sortBy(nextOrder(search, by)),
          onOpen: props.onOpen,
          onToggle: props.onToggle,
          onMenu: (column, button) => setMenu({ column, anchor: button }),
          onCopy: copy,
          onOther: (row) =>
            toast(t('actions.grid.otherRow', { name: rowName(row) }), { kind: 'info' }),
        }}
      />
      <p id={keysId} className="visually-hidden">
        {t('actions.grid.keysText')}
      </p>
      {menu && (
        <Suspense>
          <ColumnMenu
            {...menu}
            count={counts?.get(menu.column.Id)}
            total={rowCount}
            onSort={(desc) => {
              closeMenu()
              sortBy({ sort: menu.column.Id, desc: desc || undefined })
            }}
            onState={(state) => {
              closeMenu()
              changeFilters({ state, stateOf: menu.column.Id })
            }}
            onClose={closeMenu}
          />
        </Suspense>
      )}
    </>
  )
}
