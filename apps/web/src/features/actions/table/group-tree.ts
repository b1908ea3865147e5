import { orderWith } from './order.ts'
import { groupText, type Row } from './row.ts'

type Path = readonly string[]

/** A group with what is directly in it. */
export interface GroupNode {
  readonly path: Path
  readonly groups: readonly GroupNode[]
  readonly rows: readonly Row[]
  /** How many actions are in it and in the groups within. */
  readonly count: number
}

/** The groups as a tree: each in the place of its first action, those without any at the end. */
export function groupTree(rows: readonly Row[], paths: readonly Path[], at: Path = []): GroupNode {
  const groups = paths
    .filter((path) => path.length === at.length + 1 && isWithin(path, at))
    .map((path) => groupTree(rows, paths, path))
  const own = rows.filter(({ Group }) => Group.length === at.length && isWithin(Group, at))
  const count = groups.reduce((sum, group) => sum + group.count, own.length)
  return { path: at, groups, rows: own, count }
}

/** Whether a path is that of a group or of one within it. */
export function isWithin(path: Path, group: Path): boolean {
  return group.every((part, depth) => path[depth] === part)
}

/** The order of all actions with a group one place up or down among its siblings; undefined at the edge. */
export function orderByGroup(rows: readonly Row[], path: Path, step: 1 | -1): number[] | undefined {
  const parent = path.slice(0, -1)
  const siblings = new Map<string, number[]>()
  for (const { ActionId, Group } of rows) {
    if (Group.length < path.length || !isWithin(Group, parent)) continue
    const key = groupText(Group.slice(0, path.length))
    siblings.set(key, [...(siblings.get(key) ?? []), ActionId])
  }
  const keys = [...siblings.keys()]
  const at = keys.indexOf(groupText(path))
  const other = siblings.get(keys[at + step] ?? '')
  const moving = new Set(siblings.get(groupText(path)))
  if (at < 0 || !other) return undefined
  const all = rows.map(({ ActionId }) => ActionId)
  if (step < 0) return orderWith(all, all, moving, other[0])
  const last = all.indexOf(other.at(-1) ?? -1)
  return orderWith(
    all,
    all,
    moving,
    all.slice(last + 1).find((id) => !moving.has(id)),
  )
}
