import { Heading, Row } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { IconX } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useCall, useEvent, useIdentity, useTexts } from '#shared'
import { Button, EmptyState, IconButton, Loadable, ModalDialog, ProjectLink, useNow } from '#ui'
import { NoticeLine } from './notice-line.tsx'
import { isNew, noticeTime } from './notice-text.ts'
import classes from './notices-panel.module.css'
import { useMark } from './use-mark.ts'

interface Props {
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The latest notices beside the page that one is on (spec §2.3, notifications). */
export default function NoticesPanel({ anchor, onClose }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const now = useNow()
  const query = useCall('notifications.listNotifications', { ProjectId, page: 1 })
  useEvent('notifications.changed', (event) => {
    if (event.ProjectId === ProjectId) void query.refetch()
  })
  const mark = useMark(ProjectId)
  const title = t('notifications.title')
  return (
    <ModalDialog label={title} anchor={anchor} className={classes.panel} onClose={onClose}>
      <Row align="center" justify="between" nowrap className={classes.head}>
        <Heading as="h2" size="section">
          {title}
        </Heading>
        <Row gap={1} align="center" nowrap>
          {query.data?.list.some((notice) => isNew(notice)) && (
            <Button variant="subtle" size="compact-sm" onClick={() => mark(undefined, true)}>
              {t('notifications.readAll')}
            </Button>
          )}
          <IconButton label={t('notifications.close')} onClick={onClose}>
            <IconX aria-hidden="true" size={18} />
          </IconButton>
        </Row>
      </Row>
      <div className={classes.body}>
        <Loadable query={query}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState
                picture="bell"
                title={t('notifications.none')}
                text={t('notifications.noneText')}
              />
            ) : (
              <ul>
                {list.map((notice) => (
                  <NoticeLine
                    key={notice.Id}
                    notice={notice}
                    time={noticeTime(notice, now, t)}
                    onMark={(read) => mark([notice.Id], read)}
                    onOpen={onClose}
                  />
                ))}
              </ul>
            )
          }
        </Loadable>
      </div>
      <Row gap={3} lineGap={1} align="center" justify="between" className={classes.foot}>
        <ProjectLink to={pathOf('notifications')} onClick={onClose}>
          {t('notifications.all')}
        </ProjectLink>
        <ProjectLink to={pathOf('settings')} hash="notifications" onClick={onClose}>
          {t('notifications.toChoices')}
        </ProjectLink>
      </Row>
    </ModalDialog>
  )
}
