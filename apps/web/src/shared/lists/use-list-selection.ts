import { useEffect, useRef, useState } from 'react'
import { NOTHING, rangeOf, tick, type Selected } from './selection.ts'

interface Options {
  /** At most so many are selected one by one; beyond it there is 'all'. */
  readonly most?: number
  /** What is done for those selected goes with them: the focus has to go elsewhere. */
  readonly onCleared?: () => void
}

export interface ListSelection extends Selected {
  readonly selected: Selected
  readonly has: (id: number) => boolean
  readonly set: (ids: readonly number[], on: boolean) => void
  /**
   * Ticks one row of the page, or takes its tick away; with Shift all rows from the one before to it.
   * Who takes one away from all means the others of this page.
   */
  readonly toggle: (id: number, on: boolean, page: readonly number[]) => void
  /** @param count how many match. */
  readonly selectAll: (count: number) => void
  readonly clear: () => void
}

/**
 * Keeps what is selected of a list, over its pages.
 * @param filter what is listed: whoever lists something else selects anew.
 */
export function useListSelection(filter: object, { most, onCleared }: Options = {}): ListSelection {
  const of = JSON.stringify(filter)
  const [kept, keep] = useState({ of, selected: NOTHING })
  const selected = kept.of === of ? kept.selected : NOTHING
  const isRange = useShiftClicks()
  const last = useRef(Number.NaN)
  const select = (next: Selected): void => keep({ of, selected: next })
  return {
    ...selected,
    selected,
    has: (id) => selected.all || selected.ids.has(id),
    set: (ids, on) => select(tick(selected, ids, on, most)),
    toggle(id, on, page) {
      const others = page.filter((one) => one !== id)
      const range = isRange.current ? rangeOf(page, last.current, id) : [id]
      last.current = id
      select(selected.all ? tick(NOTHING, others, true, most) : tick(selected, range, on, most))
    },
    selectAll: (count) => select({ ...NOTHING, all: true, count }),
    clear() {
      select(NOTHING)
      onCleared?.()
    },
  }
}

/** Whether Shift was held at the last click: a box that changes does not say so itself. */
function useShiftClicks() {
  const isHeld = useRef(false)
  useEffect(() => {
    const note = (event: MouseEvent): void => {
      isHeld.current = event.shiftKey
    }
    addEventListener('click', note, true)
    return () => removeEventListener('click', note, true)
  }, [])
  return isHeld
}
