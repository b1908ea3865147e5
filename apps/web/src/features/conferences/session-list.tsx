import { Heading, Row, Stack, Text } from '#layout'
import { IconPlus } from '@tabler/icons-react'
import { formatDate } from '@telemachos/rules/dates'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Button, EmptyState, useNow } from '#ui'
import type { Conference, Session } from './session.ts'
import { SessionCard } from './session-card.tsx'
import { SessionForm } from './session-form.tsx'

interface Props {
  readonly conference: Conference
  /** Hears whether a form has something to lose. */
  readonly onUnsaved?: (isUnsaved: boolean) => void
}

/** The form that is open: of a session, of a new one, or of a new one like another. */
type Editing = { readonly session: Session | null; readonly like?: Session }

/** The sessions of a conference: those to come, then those that were. */
export function SessionList({ conference, onUnsaved }: Props) {
  const { t } = useTexts()
  const now = useNow()
  const [editing, setEditing] = useState<Editing>()
  const edit = (next: Editing | undefined) => {
    setEditing(next)
    onUnsaved?.(next !== undefined)
  }
  const close = () => edit(undefined)
  const { Sessions, CanRun, ActionId } = conference
  const isPast = ({ Ends }: Session) => new Date(Ends) < now
  const groups = [
    { key: 'coming', sessions: Sessions.filter((one) => !isPast(one)) },
    { key: 'past', sessions: Sessions.filter(isPast).toReversed() },
  ] as const
  return (
    <Stack gap={5}>
      <Obstacle conference={conference} />
      {CanRun && <DueBefore conference={conference} />}
      {CanRun && editing === undefined && (
        <Row>
          <Button leftSection={<IconPlus size={18} />} onClick={() => edit({ session: null })}>
            {t('conference.new')}
          </Button>
        </Row>
      )}
      {editing !== undefined && editing.session === null && (
        <SessionForm
          actionId={ActionId}
          session={null}
          like={editing.like}
          isGuarded={onUnsaved !== undefined}
          onClose={close}
        />
      )}
      {Sessions.length === 0 && editing === undefined && (
        <EmptyState
          picture="calendar"
          title={t('conference.empty')}
          text={t(CanRun ? 'conference.emptyTextStaff' : 'conference.emptyText')}
        />
      )}
      {groups.map(
        ({ key, sessions }) =>
          sessions.length > 0 && (
            <Stack as="section" gap={3} key={key} aria-labelledby={`sessions-${key}`}>
              <Heading id={`sessions-${key}`} size="section">
                {t(`conference.${key}`)}
              </Heading>
              {sessions.map((session) =>
                editing?.session?.Id === session.Id ? (
                  <SessionForm
                    key={session.Id}
                    actionId={ActionId}
                    session={session}
                    isGuarded={onUnsaved !== undefined}
                    onClose={close}
                  />
                ) : (
                  <SessionCard
                    key={session.Id}
                    conference={conference}
                    session={session}
                    onEdit={() => edit({ session })}
                    onCopy={() => edit({ session: null, like: session })}
                  />
                ),
              )}
            </Stack>
          ),
      )}
    </Stack>
  )
}

/** Why a mentee cannot register, where that is not plain from the sessions. */
function Obstacle({ conference: { Obstacle: obstacle, Sessions } }: Props) {
  const { t } = useTexts()
  if (obstacle === null || obstacle === 'has_place' || Sessions.length === 0) return null
  return (
    <Text tone={obstacle === 'already_completed' ? 'done' : 'soft'} role="status">
      {t(`conference.obstacle.${obstacle}`)}
    </Text>
  )
}

/** Tells who runs the conference that its deadline lies before its last session. */
function DueBefore({ conference: { Due, LastEvent } }: Props) {
  const { t } = useTexts()
  if (Due === null || LastEvent === null || LastEvent <= Due) return null
  return (
    <Text tone="warn" role="status">
      {t('conference.dueBefore', { due: formatDate(Due), last: formatDate(LastEvent) })}
    </Text>
  )
}
