import { Card, Heading, Row, Stack, Text } from '#layout'
import { callAddress, useIdentity, useTexts } from '#shared'
import { Badge, Button, useNow, PlainText } from '#ui'
import { useState } from 'react'
import { CancelSession } from './cancel-session.tsx'
import { OwnPlace } from './own-place.tsx'
import { Participants } from './participants.tsx'
import type { Conference, Session } from './session.ts'
import { SessionFacts } from './session-facts.tsx'
import { useWhen } from './use-when.ts'

interface Props {
  readonly conference: Conference
  readonly session: Session
  readonly onEdit: () => void
  readonly onCopy: () => void
}

/** One session: when, where, who may come; for those who run it, its people. */
export function SessionCard({ conference, session, onEdit, onCopy }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const when = useWhen()(session)
  const [isOpen, setOpen] = useState(false)
  const { CanRun, CanMark } = conference
  const { Id, Title, State, Description, Registration } = session
  const isOff = State === 'cancelled'
  return (
    <Card as="article" gap={4} aria-labelledby={`session-${Id}`} data-session={Id}>
      <Row gap={3} lineGap={2} align="center" justify="between">
        <Stack gap={1}>
          <Heading as="h3" size="small" id={`session-${Id}`}>
            {when}
          </Heading>
          {Title !== '' && <Text tone="soft">{Title}</Text>}
        </Stack>
        {isOff ? (
          <Badge tone="inactive">{t('conference.cancelled')}</Badge>
        ) : (
          <PlacesBadge session={session} />
        )}
      </Row>
      <SessionFacts session={session} />
      {Description !== '' && <PlainText text={Description} />}
      {!CanMark && <OwnPlace conference={conference} session={session} />}
      {!isOff && (
        <Row gap={3} lineGap={2} align="center">
          {Registration !== 'begun' && (
            <a
              href={callAddress('conferences.downloadSession', { ProjectId, SessionId: Id })}
              download
              aria-label={t('conference.icsOf', { when })}
            >
              {t('conference.ics')}
            </a>
          )}
          {CanMark && (
            <Button
              variant={isOpen ? 'light' : 'default'}
              aria-expanded={isOpen}
              aria-label={t('conference.peopleOf', { when })}
              onClick={() => setOpen(!isOpen)}
            >
              {t('conference.people', { count: session.Taken })}
            </Button>
          )}
          {CanRun && (
            <>
              <Button
                variant="default"
                aria-label={t('conference.editOf', { when })}
                onClick={onEdit}
              >
                {t('conference.edit')}
              </Button>
              <Button
                variant="subtle"
                aria-label={t('conference.copyOf', { when })}
                onClick={onCopy}
              >
                {t('conference.copy')}
              </Button>
              <CancelSession session={session} />
            </>
          )}
        </Row>
      )}
      {CanMark && isOpen && <Participants conference={conference} session={session} />}
    </Card>
  )
}

/** How many places are left, in words. */
function PlacesBadge({
  session: { Capacity, Taken, Waiting, Registration, Ends },
}: {
  session: Session
}) {
  const { t } = useTexts()
  const now = useNow()
  if (new Date(Ends) < now) return <Badge tone="inactive">{t('conference.over')}</Badge>
  if (Registration === 'begun') return <Badge tone="scheduled">{t('conference.begun')}</Badge>
  if (Capacity === null) return <Badge tone="done">{t('conference.places.unlimited')}</Badge>
  const left = Math.max(Capacity - Taken, 0)
  if (left > 0) return <Badge tone="done">{t('conference.places', { count: left })}</Badge>
  return (
    <Badge tone="overdue">
      {Waiting > 0
        ? t('conference.places.waiting', { count: Waiting })
        : t('conference.places.none')}
    </Badge>
  )
}
