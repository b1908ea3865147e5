import type { Faults } from './check-rows.ts'
import { isDone, type ListRow } from './import-job.ts'

/** Which rows are shown. */
export const SHOWN = ['all', 'faulty', 'left', 'refused', 'done'] as const

export type Shown = (typeof SHOWN)[number]

/** In which part of the list a row stands, besides all. */
export function partOf(row: ListRow, faults: Faults): Exclude<Shown, 'all'> {
  if (isDone(row)) return 'done'
  if (row.state === 'refused') return 'refused'
  return row.state === 'ready' && faults.has(row.id) ? 'faulty' : 'left'
}

/** How many rows there are in each part; all is everything. */
export function countRows(rows: readonly ListRow[], faults: Faults): Record<Shown, number> {
  const counts = { all: rows.length, faulty: 0, left: 0, refused: 0, done: 0 }
  for (const row of rows) counts[partOf(row, faults)] += 1
  return counts
}
