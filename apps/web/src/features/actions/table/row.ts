import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import type { CallOutput } from '#shared'

export type Table = CallOutput<'actions.listTable'>
/** A row of the table: one action of the project. */
export type Row = Table['Actions'][number]
export type Flag = keyof typeof GRID_FLAGS
export type TypeId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The flags of a grid entry, by the order of their bits (spec §3). */
export const FLAGS = Object.keys(GRID_FLAGS) as Flag[]

export const TYPES: readonly TypeId[] = [1, 2, 3, 4, 5, 6, 7, 8]

/** Between a group and one inside it, where a path is typed. */
const SEPARATOR = '/'

export function hasFlag({ Flags }: Pick<Row, 'Flags'>, flag: Flag): boolean {
  return (Flags & GRID_FLAGS[flag]) !== 0
}

/** Flags with one of them set or not. */
export function withFlag(flags: number, flag: Flag, on: boolean): number {
  return on ? flags | GRID_FLAGS[flag] : flags & ~GRID_FLAGS[flag]
}

/** A path of groups as it is typed: `Έναρξη / Γνωριμία`. */
export function groupText(path: readonly string[]): string {
  return path.join(` ${SEPARATOR} `)
}

/** The path that a text means; parts that are too many or too long are cut as the server limits them. */
export function groupOf(text: string): string[] {
  return text
    .split(/[/›]/)
    .map((part) => part.trim().slice(0, 200))
    .filter(Boolean)
    .slice(0, 6)
}
