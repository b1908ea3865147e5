import { useEffect, useEffectEvent, type RefObject } from 'react'

interface Acts {
  readonly onAll: () => void
  /** Left out where nothing is selected. */
  readonly onNone: (() => void) | undefined
}

/** Within a list Ctrl+A selects all of it, and Escape nothing. */
export function useSelectionKeys(
  frame: RefObject<HTMLElement | null>,
  { onAll, onNone }: Acts,
): void {
  const hear = useEffectEvent((event: KeyboardEvent): void => {
    // A window that the list has opened has keys of its own.
    if (event.defaultPrevented || !isOfList(event.target)) return
    const isAll = (event.ctrlKey || event.metaKey) && event.code === 'KeyA'
    const act = isAll ? onAll : event.key === 'Escape' ? onNone : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const element = frame.current
    const listener = (event: KeyboardEvent): void => hear(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [frame])
}

const isOfList = (target: EventTarget | null): boolean =>
  target instanceof Element && !target.closest('dialog, [role=dialog], [role=menu], textarea')
