import type { Region } from '@telemachos/questionnaire/definition'
import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { between, moved, resized, type Point } from '../../../regions/region-geometry.ts'

/** What a pointer does on the picture: it draws a new region, or moves or resizes one. */
type Grip =
  | { readonly kind: 'draw' }
  | { readonly kind: 'move' | 'resize'; readonly place: number; readonly region: Region }

/** A region as it would be if the pointer were lifted; without place, a new one. */
interface Draft {
  readonly place: number | null
  readonly region: Region
}

/** Less than this, in percent, is a click. */
const SLACK = 1

/** Drawing, moving and resizing regions by mouse, pen or finger. */
export function useRegionDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: (place: number | null, region: Region) => void,
) {
  const begun = useRef<{ readonly grip: Grip; readonly at: Point }>(null)
  const [draft, setDraft] = useState<Draft>()
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = board.current?.getBoundingClientRect() ?? new DOMRect()
    return {
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    }
  }
  const draftAt = (event: PointerEvent): Draft | undefined => {
    if (!begun.current) return undefined
    const { grip, at } = begun.current
    const to = pointOf(event)
    const by = { x: to.x - at.x, y: to.y - at.y }
    if (!draft && Math.hypot(by.x, by.y) < SLACK) return undefined
    if (grip.kind === 'draw') return { place: null, region: between(at, to) }
    const change = grip.kind === 'move' ? moved : resized
    return { place: grip.place, region: change(grip.region, by) }
  }
  const stop = (): void => {
    begun.current = null
    setDraft(undefined)
  }
  return {
    draft,
    begin(grip: Grip, event: PointerEvent<HTMLElement>): void {
      // A finger on the bare picture scrolls the page.
      if (event.button !== 0 || (grip.kind === 'draw' && event.pointerType === 'touch')) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      begun.current = { grip, at: pointOf(event) }
    },
    handlers: {
      onPointerMove: (event: PointerEvent) => setDraft(draftAt(event)),
      onPointerUp: (event: PointerEvent) => {
        const dropped = draftAt(event)
        stop()
        if (dropped) onDrop(dropped.place, dropped.region)
      },
      onPointerCancel: stop,
    },
  }
}
