import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { Hold } from './hold.ts'

/** What has a press, or a menu of the browser's, of its own. */
const OWN = 'a, button, input, textarea, img, video, [role=toolbar]'

/**
 * Hears of a finger that is held still on an element. Links, pictures and buttons in it keep what the browser does
 * with them, and so does a text of which something is selected already.
 * @param onHeld hears the element; undefined where nothing is to be held.
 * @returns what the element listens with.
 */
export function useHold(onHeld: ((element: HTMLElement) => void) | undefined) {
  const latest = useRef(onHeld)
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    latest.current = onHeld
  })
  const [hold] = useState(
    () => new Hold(() => element.current && latest.current?.(element.current), later),
  )
  useEffect(() => () => hold.forget(), [hold])
  if (!onHeld) return {}
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isHoldable(event)) return hold.forget()
      element.current = event.currentTarget
      hold.begin(event)
    },
    onPointerMove: (event: PointerEvent) => hold.move(event),
    onPointerUp: () => hold.end(),
    onPointerCancel: () => hold.end(),
    onContextMenu: (event: MouseEvent) => {
      if (hold.isLong()) event.preventDefault()
    },
    // The click with which the held finger is lifted is none.
    onClickCapture: (event: MouseEvent) => {
      if (!isInside(event) || !event.nativeEvent.isTrusted) return
      if (!hold.takesClick(event.detail)) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Whether something happens in an element itself, and not in a window that belongs to it. */
const isInside = ({ currentTarget, target }: Pick<MouseEvent, 'currentTarget' | 'target'>) =>
  target instanceof Element && currentTarget.contains(target)

function isHoldable(event: PointerEvent<HTMLElement>): boolean {
  const { currentTarget, target, pointerType, isPrimary } = event
  const isFinger = pointerType === 'touch' && isPrimary && isInside(event)
  const hasOwn = target instanceof Element && target.closest(OWN) !== null
  return isFinger && !hasOwn && !hasSelection(currentTarget)
}

/** Whether something of an element's text is selected. */
function hasSelection(element: HTMLElement): boolean {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && element.contains(selection.anchorNode)
}
