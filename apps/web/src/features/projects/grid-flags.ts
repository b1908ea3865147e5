import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import type { GridEntry } from './draft.ts'

export type Flag = keyof typeof GRID_FLAGS

/** The flags of a grid entry, by the order of their bits (spec §3). */
export const FLAGS = Object.keys(GRID_FLAGS) as Flag[]

export function hasFlag({ Flags }: Pick<GridEntry, 'Flags'>, flag: Flag): boolean {
  return (Flags & GRID_FLAGS[flag]) !== 0
}

/** The entry with a flag set or not. */
export function withFlag(entry: GridEntry, flag: Flag, on: boolean): GridEntry {
  const Flags = on ? entry.Flags | GRID_FLAGS[flag] : entry.Flags & ~GRID_FLAGS[flag]
  return { ...entry, Flags }
}
