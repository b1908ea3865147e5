import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { EdgeScroll } from './edge-scroll.ts'
import { useDrag, type ScreenPoint } from './use-drag.ts'

/** The place where an item would land is marked so long after the item has left it (spec §9). */
const PLACEHOLDER_MS = 100

/** What is dragged, how far on the page in pixels, and where it would land. */
interface Dragged<Target> {
  readonly id: number
  readonly dx: number
  readonly dy: number
  readonly target: Target | undefined
}

interface Options<Target> {
  readonly disabled: boolean
  /** Where an item lands that is dropped at a point of the window; undefined for nowhere. */
  readonly targetAt: (id: number, at: ScreenPoint) => Target | undefined
  readonly onDrop: (id: number, target: Target) => void
}

/**
 * Dragging one of several items to a place by mouse, pen or finger; the page scrolls at its edges,
 * and Escape puts the item back.
 */
export function useItemDrag<Target>({ disabled, targetAt, onDrop }: Options<Target>) {
  const [dragged, setDragged] = useState<Dragged<Target> | null>(null)
  const held = useRef({ id: 0, scroll: 0, dx: 0, dy: 0, at: { x: 0, y: 0 } })
  const marked = useRef<{ target?: Target | undefined; leaving?: number | undefined }>({})
  const unmark = (): void => {
    clearTimeout(marked.current.leaving)
    marked.current = {}
  }
  /** @returns where it lands if it is dropped now, whatever is still marked. */
  const follow = (): Dragged<Target> => {
    const { id, scroll, dx, dy, at } = held.current
    const next = { id, dx, dy: dy + scrollY - scroll, target: targetAt(id, at) }
    if (next.target !== undefined) {
      unmark()
      marked.current.target = next.target
    } else if (marked.current.target !== undefined) {
      marked.current.leaving ??= window.setTimeout(() => {
        unmark()
        latest.current()
      }, PLACEHOLDER_MS)
    }
    setDragged({ ...next, target: marked.current.target })
    return next
  }
  // What scrolls asks for the latest items, not for those of when it began.
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })
  const edges = useRef<EdgeScroll>(null)
  const release = (): void => {
    edges.current?.release()
    edges.current = null
    unmark()
    setDragged(null)
  }
  useEffect(
    () => () => {
      edges.current?.release()
      clearTimeout(marked.current.leaving)
    },
    [],
  )
  const drag = useDrag({
    disabled,
    onDrag(dx, dy, at) {
      held.current = { ...held.current, dx, dy, at }
      edges.current ??= new EdgeScroll(() => void latest.current())
      edges.current.hold(at.y)
      follow()
    },
    onDrop() {
      const { id, target } = follow()
      release()
      if (target !== undefined) onDrop(id, target)
    },
    onStop: release,
  })
  const isDragging = dragged !== null
  const cancel = useRef(drag.cancel)
  useEffect(() => {
    cancel.current = drag.cancel
  })
  useEffect(() => {
    if (!isDragging) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') cancel.current()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isDragging])
  return {
    dragged,
    handlersOf: (id: number) => ({
      ...drag.handlers,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        held.current = { ...held.current, id, scroll: scrollY }
        drag.handlers.onPointerDown(event)
      },
    }),
  }
}
