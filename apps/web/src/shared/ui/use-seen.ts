import { useEffect, useState, type RefObject } from 'react'
import { useTouched } from './use-touched.ts'

/** So far outside of the window something counts as seen: it is loaded while it is scrolled to. */
const NEAR = '300px'
/** No page is so long. */
const ANYWHERE = '1000000px'

/**
 * Whether an element has once been in the window or near it, or somebody has begun to use the page that
 * has it further below: what is not in the window at first is loaded then, and is there when it is
 * printed or looked for by its words. What is hidden is not seen.
 */
export function useSeen(place: RefObject<Element | null>): boolean {
  const isTouched = useTouched()
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current || isSeen) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: isTouched ? ANYWHERE : NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, isSeen, isTouched])
  return isSeen
}
