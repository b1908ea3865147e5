import { IconCheck, IconRotate } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { IconButton, ProjectLink } from '#ui'
import { isNew, noticePlace, noticeText, type Notice } from './notice-text.ts'
import classes from './notifications.module.css'

interface Props {
  readonly notice: Notice
  /** When it was told, as the list that it is in says it. */
  readonly time: string
  readonly onMark: (read: boolean) => void
  /** Its page is opened. */
  readonly onOpen?: () => void
}

/** What somebody is told, which leads to what it tells of and is read by that. */
export function NoticeLine({ notice, time, onMark, onOpen }: Props) {
  const { t } = useTexts()
  const { Read, Outdated, Count } = notice
  const unread = isNew(notice)
  return (
    <li className={classes.line} data-unread={unread || undefined}>
      <ProjectLink
        {...noticePlace(notice)}
        className={classes.link ?? ''}
        data-outdated={Outdated || undefined}
        onClick={() => {
          if (unread) onMark(true)
          onOpen?.()
        }}
      >
        <span className={classes.words}>
          {unread && <span className="visually-hidden">{t('notifications.unread')}: </span>}
          {noticeText(notice, t)}
        </span>
        <span className={classes.about}>
          {[
            time,
            Count > 1 && t('notifications.more', { count: Count - 1 }),
            Outdated && t('notifications.outdated'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </ProjectLink>
      {!Outdated && (
        <IconButton
          label={t(Read ? 'notifications.markUnread' : 'notifications.markRead')}
          onClick={() => onMark(!Read)}
        >
          {Read ? <IconRotate size={18} /> : <IconCheck size={18} />}
        </IconButton>
      )}
    </li>
  )
}
