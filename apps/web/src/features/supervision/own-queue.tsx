import { useActionsChanged, useCall, useIdentity, useTexts } from '#shared'
import classes from './own-queue.module.css'
import { Queue } from './queue.tsx'

/** Says to mentors how many wait for something from them; opened, it is their queue. */
export function OwnQueue() {
  const { Role } = useIdentity()
  return Role === 'Mentor' ? <Mine /> : null
}

function Mine() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const overview = useCall('supervision.getOverview', { ProjectId })
  useActionsChanged(() => void overview.refetch())
  const count = overview.data?.Behind ?? 0
  if (count === 0) return null
  return (
    <details className={classes.own}>
      <summary className={classes.line}>{t('supervision.own', { count })}</summary>
      <Queue />
    </details>
  )
}
