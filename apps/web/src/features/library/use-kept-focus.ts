import { useEffect, type RefObject } from 'react'

/** Where what had the focus is gone from a list, the list itself has it: whoever uses keys goes on there. */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let last: Element | null = null
    const note = ({ target }: FocusEvent): void => {
      last = target instanceof Element && element.contains(target) ? target : null
    }
    const changes = new MutationObserver(() => {
      const isLost = last !== null && !last.isConnected && document.activeElement === document.body
      if (!isLost) return
      last = null
      element.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', note)
    changes.observe(element, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      changes.disconnect()
    }
  }, [frame])
}
