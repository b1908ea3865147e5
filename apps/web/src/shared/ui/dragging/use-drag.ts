import { useEffect, useRef, type PointerEvent } from 'react'

/** A mouse that moves less has clicked. */
const SLACK_PX = 5
/** A finger that rests so long, in milliseconds, drags; one that moves at once scrolls. */
const HOLD_MS = 350

export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

interface DragOptions {
  readonly disabled: boolean
  /** How far it has been dragged on the screen, in pixels, and where the pointer is there. */
  readonly onDrag: (dx: number, dy: number, at: ScreenPoint) => void
  readonly onDrop: () => void
  readonly onStop: () => void
}

interface Drag {
  readonly x: number
  readonly y: number
  active: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Dragging an element with mouse, pen or finger. Escape is for its owner to hear. */
export function useDrag({ disabled, onDrag, onDrop, onStop }: DragOptions) {
  const drag = useRef<Drag>(null)
  const dragged = useRef(false)
  useEffect(() => {
    // A finger that drags does not scroll as well.
    const hold = (event: TouchEvent) => {
      if (drag.current?.active && event.cancelable) event.preventDefault()
    }
    addEventListener('touchmove', hold, { passive: false })
    return () => removeEventListener('touchmove', hold)
  }, [])
  const end = (): boolean => {
    const wasActive = drag.current?.active === true
    clearTimeout(drag.current?.timer)
    drag.current = null
    return wasActive
  }
  return {
    /** True for the click that ends a drag. */
    wasDragged: () => dragged.current,
    /** Ends the drag without a drop. */
    cancel: () => {
      if (end()) onStop()
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        dragged.current = false
        if (disabled || event.button !== 0) return
        const { currentTarget: element, pointerId, clientX: x, clientY: y } = event
        const begun: Drag = { x, y, active: false, timer: undefined }
        if (event.pointerType === 'touch') {
          begun.timer = setTimeout(() => {
            begun.active = true
            dragged.current = true
            element.setPointerCapture(pointerId)
            onDrag(0, 0, { x, y })
          }, HOLD_MS)
        } else element.setPointerCapture(pointerId)
        drag.current = begun
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = drag
        if (!current) return
        const [dx, dy] = [event.clientX - current.x, event.clientY - current.y]
        if (!current.active) {
          if (Math.hypot(dx, dy) < SLACK_PX) return
          if (event.pointerType === 'touch') {
            end()
            return
          }
          current.active = true
          dragged.current = true
        }
        onDrag(dx, dy, { x: event.clientX, y: event.clientY })
      },
      onPointerUp: () => {
        if (end()) onDrop()
      },
      onPointerCancel: () => {
        if (end()) onStop()
      },
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (drag.current?.active) event.preventDefault()
      },
    },
  }
}
