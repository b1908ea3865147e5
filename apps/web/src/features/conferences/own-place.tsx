import { Row, Stack, Text } from '#layout'
import { formatTime } from '@telemachos/rules/dates'
import { useIdentity, useTexts, useWrite } from '#shared'
import { askToConfirm, Badge, Button, showSystemMessage, toast } from '#ui'
import classes from './conferences.module.css'
import type { Conference, Session } from './session.ts'
import { useWhen } from './use-when.ts'

interface Props {
  readonly conference: Conference
  readonly session: Session
}

/** The mentee's own place in a session: registering, waiting, and giving it up. */
export function OwnPlace({ conference, session }: Props) {
  const { Own, Registration } = session
  const holds = Own?.State === 'registered' || Own?.State === 'waiting'
  return (
    <Stack gap={3}>
      {holds && <Place session={session} />}
      <Overlaps session={session} />
      {holds && Registration !== 'begun' && session.State === 'planned' && (
        <Withdraw session={session} />
      )}
      {!holds && Registration === 'open' && conference.Obstacle === null && (
        <Register session={session} />
      )}
      {!holds && conference.Obstacle === 'has_place' && Registration === 'open' && <HasPlace />}
    </Stack>
  )
}

function Place({ session: { Own } }: { readonly session: Session }) {
  const { t } = useTexts()
  if (!Own) return null
  const { State, Position, Attendance } = Own
  return (
    <div className={classes['own']} data-state={State} role="status">
      {Attendance !== null ? (
        <Badge tone={Attendance === 'present' ? 'done' : 'inactive'}>
          {t(`conference.own.${Attendance}`)}
        </Badge>
      ) : State === 'registered' ? (
        <Badge tone="done">{t('conference.own.registered')}</Badge>
      ) : (
        <Stack gap={1}>
          <Badge tone="scheduled">{t('conference.own.waiting', { place: Position ?? 1 })}</Badge>
          <Text size="small">{t('conference.own.waitingText')}</Text>
        </Stack>
      )}
    </div>
  )
}

/** What else there is at that time: pointed out, not refused. */
function Overlaps({ session }: { readonly session: Session }) {
  const { t } = useTexts()
  const isOver = session.Registration === 'begun' || session.Own?.State === 'withdrawn'
  if (session.Overlaps.length === 0 || isOver) return null
  const what = session.Overlaps.map(({ Title, Time }) =>
    Title === '' ? formatTime(Time) : `${Title} (${formatTime(Time)})`,
  )
  return <Text tone="warn">{t('conference.overlaps', { what: what.join(', ') })}</Text>
}

function HasPlace() {
  const { t } = useTexts()
  return (
    <Text tone="faint" size="small">
      {t('conference.hasPlace')}
    </Text>
  )
}

function Register({ session }: { readonly session: Session }) {
  const { t } = useTexts()
  const { ProjectId, UserId } = useIdentity()
  const when = useWhen()(session)
  const write = useWrite('conferences.register')
  const isFull = session.Capacity !== null && session.Taken >= session.Capacity
  const register = () =>
    write.mutate(
      { ProjectId, SessionId: session.Id, MenteeId: UserId },
      {
        onSuccess: ({ State, Position }) =>
          toast(
            State === 'registered'
              ? t('conference.registered')
              : t('conference.nowWaiting', { place: Position ?? 1 }),
          ),
        onError: (error) => showSystemMessage(error, t),
      },
    )
  return (
    <Row>
      <Button
        loading={write.isPending}
        aria-label={t(isFull ? 'conference.waitOf' : 'conference.registerOf', { when })}
        onClick={register}
      >
        {t(isFull ? 'conference.wait' : 'conference.register')}
      </Button>
    </Row>
  )
}

function Withdraw({ session }: { readonly session: Session }) {
  const { t } = useTexts()
  const { ProjectId, UserId } = useIdentity()
  const when = useWhen()(session)
  const write = useWrite('conferences.withdraw')
  const withdraw = async () => {
    const isSure = await askToConfirm({
      title: t('conference.withdraw.sure'),
      text: t('conference.withdraw.sureText'),
      confirmLabel: t('conference.withdraw'),
      danger: true,
    })
    if (!isSure) return
    write.mutate(
      { ProjectId, SessionId: session.Id, MenteeId: UserId },
      {
        onSuccess: () => toast(t('conference.withdrawn')),
        onError: (error) => showSystemMessage(error, t),
      },
    )
  }
  return (
    <Row>
      <Button
        variant="default"
        loading={write.isPending}
        aria-label={t('conference.withdrawOf', { when })}
        onClick={() => void withdraw()}
      >
        {t('conference.withdraw')}
      </Button>
    </Row>
  )
}
