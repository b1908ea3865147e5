import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useRef, type RefObject } from 'react'
import { lazyPart } from '#ui'
import type { GridColumn } from './grid-rows.ts'
import { findRow } from './grid-queries.ts'
import type { GridHandle, OpenedCell } from './grid-table.tsx'
import { rowName } from './grid-view.ts'
import { neighbourOf } from './neighbour.ts'
import type { GridAddress } from './use-grid-address.ts'
import type { GridData } from './use-grid-data.ts'

/** Loads the panel: once a cell is opened, or about to be. */
export const importPanel = () => import('./cell-panel.tsx')

const CellPanel = lazyPart(importPanel)

interface Props {
  readonly address: GridAddress
  readonly opened: OpenedCell
  readonly data: GridData
  readonly columns: readonly GridColumn[]
  readonly grid: RefObject<GridHandle | null>
  readonly now: Date
}

/** The cell that the address names; undefined for none. */
export function useOpened({ search, namedAction }: GridAddress): OpenedCell | undefined {
  const { mentee } = search
  const action = search.action ?? namedAction
  return useMemo(
    () =>
      mentee === undefined || action === undefined
        ? undefined
        : { menteeId: mentee, actionId: action },
    [mentee, action],
  )
}

/** The panel of an open cell, from which the next mentee's cell is opened, and the one before. */
export function OpenCell({ address, opened, data, columns, grid, now }: Props) {
  const client = useQueryClient()
  const { menteeId, actionId } = opened
  const row = findRow(client, menteeId)
  const at = data.indexOf(menteeId)
  const column = columns.find(({ Id }) => Id === actionId)
  /** The button that led here keeps the focus. */
  const stepped = useRef<1 | -1>(undefined)
  /** Where one is by now: keys come faster than a cell is drawn. */
  const reached = useRef(menteeId)
  useEffect(() => {
    reached.current = menteeId
  }, [menteeId])
  const neighbour = (id: number, by: 1 | -1) => {
    const from = data.indexOf(id)
    return from === undefined || !column ? undefined : neighbourOf(from, by, data.rowAt, column)
  }
  const step = (by: 1 | -1) =>
    neighbour(menteeId, by) &&
    (() => {
      const next = neighbour(reached.current, by)
      if (!next) return
      reached.current = next.Id
      stepped.current = by
      address.openCell(next.Id, actionId)
    })
  useEffect(() => grid.current?.showCell(menteeId, actionId), [grid, menteeId, actionId])
  return (
    <Suspense>
      <CellPanel
        key={`${menteeId} ${actionId}`}
        {...{ menteeId, actionId, now }}
        menteeName={row && rowName(row)}
        steps={{
          place: at === undefined ? undefined : { at: at + 1, total: data.rowCount ?? 0 },
          next: step(1),
          previous: step(-1),
          focused: stepped.current,
        }}
        onClose={address.closeCell}
      />
    </Suspense>
  )
}
