import type { ReactNode } from 'react'
import classes from './progress-ring.module.css'

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS

interface ProgressRingProps {
  readonly done: number
  readonly total: number
  /** What stands inside the ring; it has to say the numbers in words. */
  readonly children: ReactNode
}

/** A ring that is filled as far as things are done; hidden from screen readers, its text is not. */
export function ProgressRing({ done, total, children }: ProgressRingProps) {
  const share = total === 0 ? 0 : done / total
  return (
    <div className={classes.ring}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={classes.track} cx="50" cy="50" r={RADIUS} />
        {share > 0 && (
          <circle
            className={classes.fill}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - share)}
          />
        )}
      </svg>
      <div className={classes.words}>{children}</div>
    </div>
  )
}
