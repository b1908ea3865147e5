import { useLayoutEffect } from 'react'

/**
 * Keeps the page around an open list of options as it is. The library hides all but field and list from
 * assistive technology, though the page answers as before and the focus may move on to it; it leaves
 * alone what is marked as an announcer.
 */
export function useVisiblePage(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const marked = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element.dataset['liveAnnouncer'] === undefined,
    )
    for (const element of marked) element.dataset['liveAnnouncer'] = 'true'
    return () => {
      for (const element of marked) delete element.dataset['liveAnnouncer']
    }
  }, [isOpen])
}
