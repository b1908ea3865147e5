import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { keep, kept } from '#storage'

export interface ElementSize {
  readonly width: number
  readonly height: number
}

/**
 * The inner size of the grid in pixels, without scroll bars. At first it is what it was in a window
 * of the same size, or zero: reading it sooner would lay the whole page out once more. What has
 * changed is drawn again before anybody sees it.
 */
export function useElementSize(ref: RefObject<HTMLElement | null>): ElementSize {
  const [size, setSize] = useState(keptSize)
  const latest = useRef(size)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      // On paper nothing is cut off, and everything would be loaded: paper has a sheet of its own.
      if (matchMedia('print').matches) return
      const { clientWidth: width, clientHeight: height } = element
      if (width === latest.current.width && height === latest.current.height) return
      latest.current = { width, height }
      remember(latest.current)
      flushSync(() => setSize({ width, height }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}

/**
 * The browser keeps a size, and the window's in which it was so. The server draws for a window of
 * that size.
 */
export function keptSize(): ElementSize {
  const [width, height, ...inWindow] = (kept('grid') ?? '').split('-').map(Number)
  const isSame =
    typeof window === 'undefined' || (inWindow[0] === innerWidth && inWindow[1] === innerHeight)
  return isSame && width && height ? { width, height } : { width: 0, height: 0 }
}

function remember({ width, height }: ElementSize): void {
  keep('grid', [width, height, innerWidth, innerHeight].join('-'))
}
