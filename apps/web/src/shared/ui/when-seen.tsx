import { useRef, type ReactNode } from 'react'
import { useSeen } from './use-seen.ts'
import classes from './when-seen.module.css'

/** What is below the window, or hidden, at first: it is drawn, and asks, once it is seen (`useSeen`). */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return isSeen ? children : <div ref={place} className={classes.place} />
}
