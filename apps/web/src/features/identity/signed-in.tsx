import { Card, Heading, Row, Stack, Text } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { useCall, useIdentity, useTexts, useWrite, type CallOutput } from '#shared'
import { askToConfirm, Badge, Button, Loadable, Pager, showSystemMessage, toast, useNow } from '#ui'
import { deviceText } from './device-text.ts'

type Session = CallOutput<'identity.listSignedIn'>['list'][number]

/** The server's pages hold so many. */
const PAGE = 20

/** Whoever was seen in the last minutes is here; it is noted once a minute. */
const PRESENT_MS = 5 * 60_000

/** Where the people of the project are signed in, with a way to end it. */
export function SignedIn() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [page, setPage] = useState(1)
  const sessions = useCall(
    'identity.listSignedIn',
    { ProjectId, page },
    { placeholderData: keepPreviousData },
  )
  return (
    <Card as="section" raised gap={3} aria-labelledby="signed-in">
      <Heading id="signed-in">{t('identity.signedIn.title')}</Heading>
      <Text tone="soft">{t('identity.signedIn.lead')}</Text>
      <Loadable query={sessions}>
        {({ list, count }) => (
          <>
            <Stack as="ul" gap={3}>
              {list.map((session) => (
                <SessionLine
                  key={`${session.Person.Id} ${session.Id}`}
                  session={session}
                  onEnded={() => void sessions.refetch()}
                />
              ))}
            </Stack>
            <Pager page={page} last={Math.max(1, Math.ceil(count / PAGE))} onChange={setPage} />
          </>
        )}
      </Loadable>
    </Card>
  )
}

interface LineProps {
  readonly session: Session
  readonly onEnded: () => void
}

function SessionLine({ session, onEnded }: LineProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const now = useNow()
  const end = useWrite('identity.endPersonSession')
  const { Id, Person, Admin, Address, From, Seen, Current, MayEnd } = session
  const name = fullName(Person)
  const device = deviceText(session, t)
  const isPresent = now.getTime() - Date.parse(Seen) < PRESENT_MS

  async function ask(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('identity.signedIn.endOf', { name }),
      text: t('identity.signedIn.endText', { device }),
      confirmLabel: t('identity.sessions.end'),
      danger: true,
    })
    if (!isSure) return
    // Its line may be gone by then, as the list is loaded again.
    try {
      await end.mutateAsync({ ProjectId, UserId: Person.Id, Id })
      toast(t('identity.sessions.ended'))
      onEnded()
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Row as="li" gap={3} align="center" justify="between">
      <div>
        <Row as="p" gap={2} align="center">
          <b>{name}</b>
          {isPresent && <Badge tone="done">{t('identity.signedIn.now')}</Badge>}
          {Current && <Badge tone="info">{t('identity.sessions.current')}</Badge>}
          {Admin && (
            <Badge tone="overdue">{t('identity.signedIn.admin', { name: fullName(Admin) })}</Badge>
          )}
        </Row>
        <Text tone="soft" size="small">
          {device} · {t('identity.sessions.seen', { time: formatDateTime(Seen) })} ·{' '}
          {t('identity.sessions.from', { time: formatDateTime(From) })}
          {Address !== '' && ` · ${t('identity.sessions.address', { address: Address })}`}
        </Text>
      </div>
      {MayEnd && (
        <Button
          variant="default"
          aria-label={t('identity.signedIn.endOf', { name })}
          loading={end.isPending}
          onClick={() => void ask()}
        >
          {t('identity.sessions.end')}
        </Button>
      )}
    </Row>
  )
}
