import { Card, Row, Text } from '#layout'
import { Button, Loadable, OwnOnly, toast, showSystemMessage } from '#ui'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { formatDateTime } from '@telemachos/rules/dates'
import { useRef, useState } from 'react'
import { useCall, useMay, useTexts, useWrite, type ApiError, type CallOutput } from '#shared'
import { deviceText } from './device-text.ts'
import classes from './session-list.module.css'

type Page = CallOutput<'identity.listSessions'>
type Session = Page['list'][number]

/** The server's pages hold so many. */
const PAGE = 20

/** Where the person is signed in; an administrator in their place is not told. */
export function SessionList() {
  const may = useMay()
  return may('identity.listSessions') ? <OwnSessions /> : <OwnOnly />
}

/** Where the person is signed in, with a way to end it there. */
function OwnSessions() {
  const { t } = useTexts()
  const [page, setPage] = useState(1)
  const sessions = useCall('identity.listSessions', { page })
  const end = useWrite('identity.endSession')
  const endOthers = useWrite('identity.endOtherSessions')
  const heading = useRef<HTMLHeadingElement>(null)

  /** What was pressed is gone: whoever uses the keyboard goes on from the heading. */
  function succeed(message: string): void {
    toast(message)
    heading.current?.focus()
  }
  const fail = (error: ApiError): void => showSystemMessage(error, t)

  function endOne(Id: number): void {
    end.mutate({ Id }, { onSuccess: () => succeed(t('identity.sessions.ended')), onError: fail })
  }

  function endAll(): void {
    setPage(1)
    endOthers.mutate(
      {},
      { onSuccess: () => succeed(t('identity.sessions.othersEnded')), onError: fail },
    )
  }

  return (
    <Card as="section" raised gap={3} aria-labelledby="own-sessions">
      <div>
        <h2 ref={heading} id="own-sessions" tabIndex={-1} className={classes.heading}>
          {t('identity.sessions.title')}
        </h2>
        <Text tone="soft">{t('identity.sessions.lead')}</Text>
      </div>
      <Loadable query={sessions}>
        {({ list, count }) => (
          <>
            <ul aria-labelledby="own-sessions">
              {list.map((session) => (
                <SessionItem
                  key={session.Id}
                  session={session}
                  busy={end.isPending && end.variables.Id === session.Id}
                  onEnd={() => endOne(session.Id)}
                />
              ))}
            </ul>
            <Pager page={page} pages={Math.ceil(count / PAGE)} onPage={setPage} />
            {count > 1 ? (
              <Button
                variant="default"
                className={classes.all}
                loading={endOthers.isPending}
                onClick={endAll}
              >
                {t('identity.sessions.endOthers')}
              </Button>
            ) : (
              <Text tone="faint" size="small">
                {t('identity.sessions.only')}
              </Text>
            )}
          </>
        )}
      </Loadable>
    </Card>
  )
}

interface SessionItemProps {
  readonly session: Session
  readonly busy: boolean
  readonly onEnd: () => void
}

function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  const { t } = useTexts()
  const { System, Address, From, Seen, Current } = session
  const device = deviceText(session, t)
  const Icon = System === 'Android' || System === 'iOS' ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes.item} data-current={Current || undefined}>
      <Icon size={28} stroke={1.5} aria-hidden="true" className={classes.icon} />
      <div>
        <Row as="p" gap={2} lineGap={1} align="center" className={classes.device}>
          {device}
          {Current && <span className={classes.badge}>{t('identity.sessions.current')}</span>}
        </Row>
        <Text tone="faint" size="small">
          {t('identity.sessions.seen', { time: formatDateTime(Seen) })}
        </Text>
        <Text tone="faint" size="small">
          {t('identity.sessions.from', { time: formatDateTime(From) })}
          {Address !== '' && ` · ${t('identity.sessions.address', { address: Address })}`}
        </Text>
      </div>
      {!Current && (
        <Button
          variant="subtle"
          className={classes.end}
          aria-label={t('identity.sessions.endNamed', { device })}
          loading={busy}
          onClick={onEnd}
        >
          {t('identity.sessions.end')}
        </Button>
      )}
    </li>
  )
}

interface PagerProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useTexts()
  if (pages < 2) return null
  return (
    <Row nowrap gap={3} align="center" justify="between">
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('identity.sessions.newer')}
      </Button>
      <Text tone="faint" size="small">
        {t('identity.sessions.page', { page, pages })}
      </Text>
      <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('identity.sessions.older')}
      </Button>
    </Row>
  )
}
