import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import type { GridHandle } from './grid-table.tsx'
import type { GridAddress } from './use-grid-address.ts'

/** Gives the focus to the cell whose panel has closed, wherever its row stands by then. */
export function useReturnToCell(
  { search, namedAction }: GridAddress,
  grid: RefObject<GridHandle | null>,
): void {
  const { mentee } = search
  const action = search.action ?? namedAction
  const opened = useRef<{ readonly menteeId: number; readonly actionId: number }>(undefined)
  useEffect(() => {
    if (mentee !== undefined && action !== undefined) {
      opened.current = { menteeId: mentee, actionId: action }
    } else if (opened.current) {
      grid.current?.focusCell(opened.current.menteeId, opened.current.actionId)
      opened.current = undefined
    }
  }, [mentee, action, grid])
}
