/** Columns that a grid shows at first (spec §9, mentor grid). */
const INITIAL_COLUMNS = 10

/** A cell holds a mark and a date such as 05/03/2026, close together where it has no more room. */
export const MIN_COLUMN_WIDTH = 86
/** In less than this, mark and date stand close together. */
export const ROOMY_COLUMN_WIDTH = 108
const MAX_COLUMN_WIDTH = 168

export interface ColumnFit {
  /** How many columns are wholly in view. */
  readonly visible: number
  /** Width of each column in pixels. */
  readonly width: number
}

/**
 * Ten columns, reduced until they fit beside the frozen ones (spec §2.3); what is left over is
 * shared among them. At least one column stays, however narrow the room.
 *
 * @param room the width in pixels beside the frozen columns.
 */
export function fitColumns(room: number, total: number): ColumnFit {
  let visible = Math.max(1, Math.min(INITIAL_COLUMNS, total))
  while (visible > 1 && visible * MIN_COLUMN_WIDTH > room) visible--
  const width = Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, Math.floor(room / visible)))
  return { visible, width }
}
