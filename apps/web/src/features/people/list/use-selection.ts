import { useState } from 'react'

/** At most so many people are selected one by one; beyond it there is 'all'. */
const MAX = 1000

/** Who is selected: some, or all that match the filter. */
export interface Selection {
  readonly ids: ReadonlySet<number>
  readonly all: boolean
  readonly has: (id: number) => boolean
  readonly set: (ids: readonly number[], on: boolean) => void
  readonly selectAll: () => void
  readonly clear: () => void
}

interface Kept {
  readonly of: string
  readonly ids: ReadonlySet<number>
  readonly all: boolean
}

/**
 * Keeps who is selected, for as long as the same people are listed.
 * @param onCleared what is done for those selected goes with them: the focus has to go elsewhere.
 */
export function useSelection(filter: object, onCleared: () => void): Selection {
  const of = JSON.stringify(filter)
  const none: Kept = { of, ids: new Set(), all: false }
  const [kept, keep] = useState<Kept>(none)
  const { ids, all } = kept.of === of ? kept : none
  return {
    ids,
    all,
    has: (id) => all || ids.has(id),
    set: (changed, on) => {
      const next = new Set(ids)
      for (const id of changed) {
        if (on && next.size < MAX) next.add(id)
        else if (!on) next.delete(id)
      }
      keep({ of, ids: next, all: false })
    },
    selectAll: () => keep({ of, ids: new Set(), all: true }),
    clear: () => {
      keep(none)
      onCleared()
    },
  }
}
