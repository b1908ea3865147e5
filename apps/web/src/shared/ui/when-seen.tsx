import { useRef, type ReactNode } from 'react'
import { useRested } from './use-rested.ts'
import { useSeen } from './use-seen.ts'
import classes from './when-seen.module.css'

/**
 * What is below the window, or hidden, at first: it is drawn, and asks, once it is seen (`useSeen`), and at
 * last when the page rests: what reads a page aloud neither scrolls nor presses keys.
 */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  const hasRested = useRested()
  return isSeen || hasRested ? children : <div ref={place} className={classes.place} />
}
