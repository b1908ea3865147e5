import { Heading, Page, Row } from '#layout'
import {
  Button,
  Checkbox,
  EmptyState,
  Loadable,
  OwnOnly,
  Pager,
  ProjectLink,
  useNow,
  usePages,
} from '#ui'
import { keepPreviousData } from '@tanstack/react-query'
import { pathOf } from '@telemachos/contract/paths'
import { addDays, formatDate, formatTime, todayInAthens } from '@telemachos/rules/dates'
import { useState } from 'react'
import { useCall, useEvent, useIdentity, useMay, useTexts } from '#shared'
import { NoticeLine } from './notice-line.tsx'
import type { Notice } from './notice-text.ts'
import classes from './notifications.module.css'
import { useMark } from './use-mark.ts'

/** What the person was told of; an administrator in their place is not. */
export default function NotificationsPage() {
  const may = useMay()
  return may('notifications.listNotifications') ? <OwnNotifications /> : <OwnOnly isPage />
}

/** What the person was told of, day by day; what is new is marked (spec §2.3, notifications). */
function OwnNotifications() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [unread, setUnread] = useState(false)
  const pages = usePages()
  const query = useCall(
    'notifications.listNotifications',
    { ProjectId, Unread: unread, ...pages.asked },
    { placeholderData: keepPreviousData },
  )
  useEvent('notifications.changed', (event) => {
    if (event.ProjectId === ProjectId) void query.refetch()
  })
  const mark = useMark(ProjectId)
  return (
    <Page width="text">
      <Heading as="h1" size="page">
        {t('notifications.title')}
      </Heading>
      <Row gap={5} lineGap={3} align="center" justify="between">
        <Checkbox
          label={t('notifications.unreadOnly')}
          checked={unread}
          onChange={(checked) => {
            setUnread(checked)
            pages.goTo(1)
          }}
        />
        <Row gap={4} lineGap={2} align="center">
          <ProjectLink to={pathOf('settings')} hash="notifications">
            {t('notifications.toChoices')}
          </ProjectLink>
          <Button variant="default" onClick={() => mark(undefined, true)}>
            {t('notifications.readAll')}
          </Button>
        </Row>
      </Row>
      <Loadable query={query}>
        {({ list, All }) =>
          list.length === 0 ? (
            <EmptyState
              picture="bell"
              title={t('notifications.none')}
              text={t('notifications.noneText')}
            />
          ) : (
            <>
              <Days list={list} onMark={(id, read) => mark([id], read)} />
              <Pager {...pages.of(All)} />
            </>
          )
        }
      </Loadable>
    </Page>
  )
}

interface DaysProps {
  readonly list: readonly Notice[]
  readonly onMark: (id: number, read: boolean) => void
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
          <NoticeLine
            key={one.Id}
            notice={one}
            time={formatTime(one.At)}
            onMark={(read) => onMark(one.Id, read)}
          />
        ))}
      </ul>
    </section>
  ))
}
