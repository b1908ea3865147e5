import { loadNoticesPanel } from '#features/notifications'
import { IconBell } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { useCall, useEvent, useIdentity, useTexts } from '#shared'
import { lazyPart, useIdle } from '#ui'
import classes from './bell.module.css'

const NoticesPanel = lazyPart(loadNoticesPanel)

/** More are not counted out: the number would not fit. */
const MAX_SHOWN = 99

/** Says how many notifications there are to read, and opens the latest beside the page. */
export function Bell() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const unread = useCall('notifications.countUnread', { ProjectId }, { enabled: useIdle() })
  useEvent('notifications.changed', (event) => {
    if (event.ProjectId === ProjectId) void unread.refetch()
  })
  const count = unread.data?.Unread ?? 0
  const label = count > 0 ? t('notifications.bell', { count }) : t('notifications.title')
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.bell}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadNoticesPanel()}
        onFocus={() => void loadNoticesPanel()}
        onClick={() => setIsOpen(true)}
      >
        <IconBell size={20} aria-hidden="true" />
        {count > 0 && (
          <span className={classes.count} aria-hidden="true">
            {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <NoticesPanel anchor={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
