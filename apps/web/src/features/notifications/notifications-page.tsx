import { Heading, Page, Row } from '#layout'
import {
  Badge,
  Button,
  Checkbox,
  EmptyState,
  lastPage,
  Loadable,
  Pager,
  toast,
  useNow,
  showSystemMessage,
} from '#ui'
import { keepPreviousData } from '@tanstack/react-query'
import { addDays, formatDate, formatDateTime, todayInAthens } from '@telemachos/rules/dates'
import { useState } from 'react'
import { useCall, useEvent, useIdentity, useTexts, useWrite, type CallOutput } from '#shared'
import { noticeText } from './notice-text.ts'
import classes from './notifications.module.css'

type Notification = CallOutput<'notifications.listNotifications'>['list'][number]

/** What the person was told of, day by day; what is new is marked (spec §2.3, notifications). */
export default function NotificationsPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [unread, setUnread] = useState(false)
  const [page, setPage] = useState(1)
  const query = useCall(
    'notifications.listNotifications',
    { ProjectId, Unread: unread, page },
    { placeholderData: keepPreviousData },
  )
  useEvent('notifications.changed', (event) => {
    if (event.ProjectId === ProjectId) void query.refetch()
  })
  const mark = useMark(ProjectId)
  return (
    <Page width={880}>
      <Heading as="h1" size="page">
        {t('notifications.title')}
      </Heading>
      <Row gap={5} lineGap={3} align="center" justify="between">
        <Checkbox
          label={t('notifications.unreadOnly')}
          checked={unread}
          onChange={(checked) => {
            setUnread(checked)
            setPage(1)
          }}
        />
        <Button variant="default" onClick={() => mark(undefined, true)}>
          {t('notifications.readAll')}
        </Button>
      </Row>
      <Loadable query={query}>
        {({ list, All }) =>
          list.length === 0 ? (
            <EmptyState title={t('notifications.none')} text={t('notifications.noneText')} />
          ) : (
            <>
              <Days list={list} onMark={({ Id, Read }) => mark([Id], !Read)} />
              <Pager page={page} last={lastPage(All)} onChange={setPage} />
            </>
          )
        }
      </Loadable>
    </Page>
  )
}

/** Marks some or all; marking many can be taken back. */
function useMark(projectId: number) {
  const { t } = useTexts()
  const write = useWrite('notifications.markRead')
  return function mark(ids: number[] | undefined, read: boolean): void {
    const input = { ProjectId: projectId, Read: read, ...(ids && { Ids: ids }) }
    write.mutate(input, {
      onError: (error) => showSystemMessage(error, t),
      onSuccess: ({ Changed }) => {
        if (ids || Changed.length === 0) return
        const undone = Changed.slice(0, 100)
        toast(t('notifications.marked', { count: Changed.length }), {
          action: { label: t('notifications.undo'), run: () => mark(undone, false) },
        })
      },
    })
  }
}

interface DaysProps {
  readonly list: readonly Notification[]
  readonly onMark: (notification: Notification) => void
}

function Days({ list, onMark }: DaysProps) {
  const { t } = useTexts()
  const day = todayInAthens(useNow())
  const names = new Map([
    [formatDate(day), t('notifications.today')],
    [formatDate(addDays(day, -1)), t('notifications.yesterday')],
  ])
  const days = Map.groupBy(list, ({ At }) => formatDate(At))
  return [...days].map(([date, ofDay]) => (
    <section key={date}>
      <h2 className={classes.day}>{names.get(date) ?? date}</h2>
      <ul className={classes.list}>
        {ofDay.map((one) => (
          <Line key={one.Id} notification={one} onMark={() => onMark(one)} />
        ))}
      </ul>
    </section>
  ))
}

interface LineProps {
  readonly notification: Notification
  readonly onMark: () => void
}

function Line({ notification, onMark }: LineProps) {
  const { t } = useTexts()
  const { At, Read } = notification
  return (
    <li className={classes.line} data-unread={!Read || undefined}>
      <span className={classes.time}>{formatDateTime(At).slice(-5)}</span>
      <span className={classes.words}>{noticeText(notification, t)}</span>
      {!Read && <Badge tone="info">{t('notifications.unread')}</Badge>}
      <Button variant="subtle" size="compact-sm" onClick={onMark}>
        {t(Read ? 'notifications.markUnread' : 'notifications.markRead')}
      </Button>
    </li>
  )
}
