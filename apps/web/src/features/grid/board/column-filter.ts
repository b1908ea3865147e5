import { GROUP_SEPARATOR } from '#shared'
import type { GridColumn } from './grid-rows.ts'

/** Meetings (types 1 and 2), all other types, or one type: `t5` (spec §2.3). */
export type TypeFilter = 'meet' | 'other' | `t${number}`

const MEETING_TYPES: readonly number[] = [1, 2]

/** True when an action of the type passes. */
export function typeMatches(filter: TypeFilter | undefined, typeId: number): boolean {
  if (filter === undefined) return true
  if (filter === 'meet') return MEETING_TYPES.includes(typeId)
  if (filter === 'other') return typeId > 2
  return typeId === Number(filter.slice(1))
}

/** A path of groups as one text, outermost first. */
function groupName(path: readonly string[]): string {
  return path.join(GROUP_SEPARATOR)
}

/** Which columns are shown. */
interface ColumnFilter {
  readonly type?: TypeFilter | undefined
  readonly group?: string | undefined
  /** Those that are chosen. */
  readonly only?: readonly number[] | undefined
}

/** The columns of a type, and of a group or a group within it, as far as they are chosen, in their order. */
export function filterColumns(
  all: readonly GridColumn[],
  { type, group, only }: ColumnFilter,
): readonly GridColumn[] {
  const columns = only ? chosenColumns(all, only) : all
  if (type === undefined && group === undefined) return columns
  return columns.filter(
    ({ TypeId, Group }) =>
      typeMatches(type, TypeId) && (group === undefined || isWithin(groupName(Group), group)),
  )
}

/** The chosen ones; all where none of them is there any more. */
export function chosenColumns(
  columns: readonly GridColumn[],
  only: readonly number[],
): readonly GridColumn[] {
  const chosen = columns.filter(({ Id }) => only.includes(Id))
  return chosen.length > 0 ? chosen : columns
}

function isWithin(name: string, group: string): boolean {
  return name === group || name.startsWith(`${group}${GROUP_SEPARATOR}`)
}

/** Every group to filter by, outer ones before those inside them, in the order of the columns. */
export function groupsOf(columns: readonly GridColumn[]): string[] {
  const names = columns.flatMap(({ Group }) =>
    Group.map((_, depth) => groupName(Group.slice(0, depth + 1))),
  )
  return [...new Set(names)]
}

/** Neighbouring columns of the same group: one cell of the header's upper row. */
export interface GroupSpan {
  readonly path: readonly string[]
  /** Index of its first column, and how many it spans. */
  readonly start: number
  readonly span: number
}

export function groupSpans(columns: readonly GridColumn[]): GroupSpan[] {
  const spans: { path: readonly string[]; start: number; span: number }[] = []
  columns.forEach(({ Group }, start) => {
    const last = spans.at(-1)
    if (last && groupName(last.path) === groupName(Group)) last.span++
    else spans.push({ path: Group, start, span: 1 })
  })
  return spans
}
