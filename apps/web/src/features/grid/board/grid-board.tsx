import { useMemo, useRef, useState } from 'react'
import { useIdentity, useTexts, useMay } from '#shared'
import { toast, useNow, usePhone, usePrinting, lazyWindow } from '#ui'
import { ExportButton } from '../export/export-button.tsx'
import { TotalsButton } from '../export/totals-button.tsx'
import { toExportFilter } from '../export/export-filter.ts'
import { BoardContent } from './board-content.tsx'
import { BoardHead } from './board-head.tsx'
import { filterColumns } from './column-filter.ts'
import { fitColumns } from './fit-columns.ts'
import type { GridSearchChange } from './filter-fields.tsx'
import { GridLegend } from './grid-legend.tsx'
import type { GridColumn, GridHeader, GridRow } from './grid-rows.ts'
import { countFilters, NO_FILTERS, toGridFilter } from './grid-search.ts'
import type { GridHandle } from './grid-table.tsx'
import { GridToolbar, PhoneToolbar } from './grid-toolbar.tsx'
import { OpenCell, useOpened } from './open-cell.tsx'
import { PrintButton } from './print-button.tsx'
import { PaperSheet, useLoadedSheet } from './paper-sheet.ts'
import { FROZEN_WIDTH } from './grid-view.ts'
import { useCellWork } from './use-cell-work.ts'
import { keptSize } from './use-element-size.ts'
import { useGridAddress } from './use-grid-address.ts'
import { useGridData } from './use-grid-data.ts'
import { useGridLive } from './use-grid-live.ts'
import { useKeptGrid } from './use-kept-grid.ts'
import { useReturnToCell } from './use-return-to-cell.ts'
import { useWalkOfGrid } from './use-walk-of-grid.ts'
import { useStable } from './use-stable.ts'
import classes from './grid-board.module.css'

const FilterSheet = lazyWindow(() => import('./filter-sheet.tsx'))

/** The grid of a project whose columns are known: head, filters, rows, and the cell that is open. */
export function GridBoard({ header }: { readonly header: GridHeader }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const address = useGridAddress()
  const { search, change } = address
  const isPhone = usePhone()
  const isPrinting = usePrinting()
  useLoadedSheet()
  const now = useNow()
  const grid = useRef<GridHandle>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const [fit, setFit] = useState(() => firstFit(header.Columns.length))
  const [firstColumn, setFirstColumn] = useState(search.col ?? 0)
  const [showsFilters, setShowsFilters] = useState(false)

  const data = useGridData(useStable(toGridFilter(search, ProjectId)), search.row ?? 0)
  const live = useGridLive(ProjectId, header)
  const canWork = may('actions.publishAction')
  const toggle = useCellWork({ canWork, onConfirmed: live.applyCompletion })

  const grouped = header.GroupByGroup
  const { type, group, cols } = search
  const columns = useMemo(
    () => filterColumns(header.Columns, { type, group: grouped ? group : undefined, only: cols }),
    [header.Columns, type, group, grouped, cols],
  )

  useReturnToCell(address, grid)
  useKeptGrid(address)
  useWalkOfGrid(data)

  const hasRows = columns.length > 0 && (data.rowCount ?? 0) > 0

  /** Typing does not pile up steps for Back; every other filter is one. */
  function changeFilters(next: GridSearchChange): void {
    const isTyping = Object.keys(next).length === 1 && 'q' in next
    change({ ...next, row: undefined }, isTyping ? 'replace' : 'push')
  }
  function clearFilters(): void {
    changeFilters(NO_FILTERS)
    searchField.current?.focus()
  }
  function open(row: GridRow, column: GridColumn): void {
    if (canWork) address.openCell(row.Id, column.Id)
    else toast(t('actions.grid.readOnly'), { kind: 'info' })
  }
  const toolbar = {
    projectId: ProjectId,
    columns: header.Columns,
    grouped,
    search,
    onChange: changeFilters,
  }
  const files = (
    <>
      <TotalsButton actions={header.Columns} />
      <ExportButton
        filter={toExportFilter(data.filter)}
        actions={columns}
        people={data.count?.count ?? 0}
      />
    </>
  )
  const opened = useOpened(address)
  return (
    <>
      <BoardHead
        count={data.count}
        order={
          <>
            {hasRows && !isPhone && (
              <PrintButton filter={data.filter} people={data.count?.count ?? data.rowCount ?? 0} />
            )}
            {!isPhone && files}
          </>
        }
        onClear={isPhone || countFilters(search) === 0 ? undefined : clearFilters}
        columns={
          isPhone || !hasRows
            ? undefined
            : {
                first: firstColumn,
                visible: fit,
                total: columns.length,
                turn: (screens) => grid.current?.turnColumns(screens),
              }
        }
      />
      {isPhone ? (
        <PhoneToolbar
          {...toolbar}
          searchField={searchField}
          tools={files}
          onFilters={() => setShowsFilters(true)}
        />
      ) : (
        <GridToolbar {...toolbar} searchField={searchField} onView={address.openView} />
      )}
      {hasRows && isPhone && <GridLegend isPartial={header.Partial} />}
      <div className={classes.beside}>
        <div className={classes.content} data-pending={data.isPending || undefined}>
          <BoardContent
            {...{
              address,
              columns,
              data,
              grid,
              grouped,
              isPhone,
              now,
              changeFilters,
              clearFilters,
            }}
            totalColumns={header.Columns.length}
            isPartial={header.Partial}
            changed={live.changed}
            opened={canWork ? opened : undefined}
            onOpen={open}
            onToggle={toggle}
            onFit={setFit}
            onColumn={setFirstColumn}
          />
        </div>
        {canWork && opened && <OpenCell {...{ address, opened, data, columns, grid, now }} />}
      </div>
      {hasRows && !isPhone && <GridLegend count={data.count} isPartial={header.Partial} />}
      {isPrinting && hasRows && (
        <PaperSheet {...{ data, columns, grouped, now }} isPartial={header.Partial} />
      )}
      {showsFilters && <FilterSheet {...toolbar} onClose={() => setShowsFilters(false)} />}
    </>
  )
}

/** How many columns are in view in a grid of the size that is known; all where none is. */
function firstFit(total: number): number {
  const { width } = keptSize()
  return width > 0 ? fitColumns(width - FROZEN_WIDTH, total).visible : total
}
