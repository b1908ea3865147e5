import { useEffect, useRef, type RefObject } from 'react'

interface Acts {
  readonly onAll: () => void
  /** Left out where nothing is selected. */
  readonly onNone: (() => void) | undefined
}

/** Within a list Ctrl+A selects all of it, and Escape nothing. */
export function useSelectionKeys(frame: RefObject<HTMLElement | null>, acts: Acts): void {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    const element = frame.current
    const hear = (event: KeyboardEvent): void => {
      // A window that the list has opened has keys of its own.
      if (event.defaultPrevented || !isOfList(event.target)) return
      const { onAll, onNone } = latest.current
      const isAll = (event.ctrlKey || event.metaKey) && event.code === 'KeyA'
      const act = isAll ? onAll : event.key === 'Escape' ? onNone : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    element?.addEventListener('keydown', hear)
    return () => element?.removeEventListener('keydown', hear)
  }, [frame])
}

const isOfList = (target: EventTarget | null): boolean =>
  target instanceof Element && !target.closest('dialog, [role=dialog], [role=menu], textarea')
