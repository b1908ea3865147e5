import { useActionsChanged, useCall, useIdentity, useTexts, useParticipant } from '#shared'
import classes from './own-queue.module.css'
import { Queue } from './queue.tsx'

/** Says to mentors how many wait for something from them; opened, it is their queue. */
export function OwnQueue() {
  return useParticipant() === 'mentor' ? <Mine /> : null
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
