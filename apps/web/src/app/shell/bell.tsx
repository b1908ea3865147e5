import { pathOf } from '@telemachos/contract/paths'
import { IconBell } from '@tabler/icons-react'
import { useCall, useEvent, useIdentity, useTexts } from '#shared'
import { ProjectLink, useIdle } from '#ui'
import classes from './bell.module.css'

/** More are not counted out: the number would not fit. */
const MAX_SHOWN = 99

/** Leads to the notifications, and says how many there are to read. */
export function Bell() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const unread = useCall('notifications.countUnread', { ProjectId }, { enabled: useIdle() })
  useEvent('notifications.changed', (event) => {
    if (event.ProjectId === ProjectId) void unread.refetch()
  })
  const count = unread.data?.Unread ?? 0
  return (
    <ProjectLink
      to={pathOf('notifications')}
      className={classes.bell}
      aria-label={count > 0 ? t('notifications.bell', { count }) : t('notifications.title')}
    >
      <IconBell size={20} aria-hidden="true" />
      {count > 0 && (
        <span className={classes.count} aria-hidden="true">
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
    </ProjectLink>
  )
}
