import { IconBell } from '@tabler/icons-react'
import { useIdentity } from '../../shared/api/identity.ts'
import { useCall } from '../../shared/api/use-call.ts'
import { useEvent } from '../../shared/api/use-event.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { useIdle } from '../../shared/ui/use-idle.ts'
import { ProjectLink } from '../../shared/ui/project-link.tsx'
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
      to="notifications"
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
