import { useEffect, useState } from 'react'
import { useTexts } from '#shared'
import classes from './grid-skeleton.module.css'

/** Below this, nothing is shown: a flash of grey is worse than a short wait. */
const QUIET_MS = 300

/** The shape of the grid while it is under way. */
export function GridSkeleton() {
  const { t } = useTexts()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      className={classes.skeleton}
      data-shown={isShown || undefined}
      role="status"
      aria-label={t('actions.grid.loading')}
    />
  )
}
