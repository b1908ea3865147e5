import { useLayoutEffect, type RefObject } from 'react'
import { placePopup } from './place-popup.ts'

/**
 * Keeps a popup of the top layer beside its anchor while the page scrolls or changes its size. With
 * `sameWidth` it is as wide as the anchor.
 */
export function usePopupPlace(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null> | undefined,
  { sameWidth = false }: { readonly sameWidth?: boolean } = {},
): void {
  useLayoutEffect(() => {
    const element = popup.current
    const beside = anchor?.current
    if (!element || !beside) return undefined
    const place = () => {
      const box = beside.getBoundingClientRect()
      if (sameWidth) element.style.setProperty('width', `${box.width}px`)
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const view = { width: document.documentElement.clientWidth, height: innerHeight }
      const { left, top } = placePopup(box, size, view)
      element.style.setProperty('left', `${left}px`)
      element.style.setProperty('top', `${top}px`)
    }
    place()
    const watcher = new ResizeObserver(place)
    watcher.observe(element)
    watcher.observe(beside)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      watcher.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [popup, anchor, sameWidth])
}
