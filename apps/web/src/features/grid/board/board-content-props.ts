import type { RefObject } from 'react'
import type { GridSearchChange } from './filter-fields.tsx'
import type { GridColumn, GridRow } from './grid-rows.ts'
import type { GridHandle, OpenedCell } from './grid-table.tsx'
import type { GridAddress } from './use-grid-address.ts'
import type { GridData } from './use-grid-data.ts'

/** What the rows need of the board around them, as a grid and as cards. */
export interface BoardContentProps {
  readonly address: GridAddress
  readonly columns: readonly GridColumn[]
  /** How many actions there are, those that are filtered out too. */
  readonly totalColumns: number
  /** Whether actions that count in progress are hidden from the reader's role. */
  readonly isPartial: boolean
  readonly data: GridData
  readonly grid: RefObject<GridHandle | null>
  readonly grouped: boolean
  readonly isPhone: boolean
  readonly now: Date
  readonly changed: ReadonlyMap<number, ReadonlySet<number>>
  /** The cell whose panel is open. */
  readonly opened: OpenedCell | undefined
  readonly changeFilters: (change: GridSearchChange) => void
  readonly clearFilters: () => void
  readonly onOpen: (row: GridRow, column: GridColumn) => void
  readonly onToggle: (row: GridRow, column: GridColumn) => void
  /** How many columns fit, and which is the first in view. */
  readonly onFit: (visible: number) => void
  readonly onColumn: (first: number) => void
}
