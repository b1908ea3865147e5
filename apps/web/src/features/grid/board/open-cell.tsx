import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { findRow } from './grid-queries.ts'
import { rowName } from './grid-view.ts'
import type { GridAddress } from './use-grid-address.ts'
import { lazyPart } from '#ui'

/** Loads the panel: once a cell is opened, or about to be. */
export const importPanel = () => import('./cell-panel.tsx')

const CellPanel = lazyPart(importPanel)

interface Props {
  readonly address: GridAddress
  readonly now: Date
}

/** The panel of the cell that the address names. */
export function OpenCell({ address, now }: Props) {
  const client = useQueryClient()
  const { search, namedAction, closeCell } = address
  const menteeId = search.mentee
  const actionId = search.action ?? namedAction
  if (menteeId === undefined || actionId === undefined) return null
  const row = findRow(client, menteeId)
  return (
    <Suspense>
      <CellPanel
        {...{ menteeId, actionId, now }}
        menteeName={row && rowName(row)}
        onClose={closeCell}
      />
    </Suspense>
  )
}
