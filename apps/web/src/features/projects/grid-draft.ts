import { listChanges, mergeChanges, type Change } from './changes.ts'
import type { GridEntry } from './draft.ts'
import { isSame } from './json-path.ts'

/** A project's grid as it is kept, and as it is being changed. */
export interface Grid {
  readonly before: readonly GridEntry[]
  readonly now: readonly GridEntry[]
}

export function listGridChanges({ before, now }: Grid): readonly Change[] {
  return isSame(before, now) ? [] : listChanges({ actions: before }, { actions: now })
}

/** The newest grid with one's own changes on top; an action that others have taken away is gone. */
export function joinGrids(grid: Grid | undefined, kept: readonly GridEntry[]): Grid {
  if (!grid || isSame(grid.before, grid.now)) return { before: kept, now: kept }
  const { merged } = mergeChanges(grid.before, grid.now, kept)
  const linked = new Set(kept.map(({ ActionId }) => ActionId))
  const now = (merged as readonly GridEntry[]).filter(({ ActionId }) => linked.has(ActionId))
  return { before: kept, now }
}

/**
 * What is sent of a grid: the entries that were changed, so that what others change meanwhile stays.
 * A new order is told of all, counted in tens as new actions are.
 */
export function gridWritten({ before, now }: Grid) {
  const known = new Map(before.map((entry) => [entry.ActionId, entry]))
  const isMoved = now.some(({ ActionId }, place) => before[place]?.ActionId !== ActionId)
  const written = now.map(({ ActionId, Flags, Group, Due }, place) => ({
    ActionId,
    Flags,
    Group: [...Group],
    Due,
    ...(isMoved && { Order: (place + 1) * 10 }),
  }))
  return isMoved
    ? written
    : written.filter((_, place) => {
        const entry = now[place]
        return entry && !isSame(known.get(entry.ActionId), entry)
      })
}
