import { Heading, Row, Stack, Text } from '#layout'
import { useState } from 'react'
import {
  useCall,
  useIdentity,
  useOfferUndo,
  useTexts,
  useWrite,
  withUndo,
  type CallInput,
} from '#shared'
import { Button, EmptyState, Loadable, showSystemMessage } from '#ui'
import { AttendanceSheet } from './attendance-sheet.tsx'
import { ExportParticipants } from './export-participants.tsx'
import { ParticipantRow } from './participant-row.tsx'
import { RegisterPeople } from './register-people.tsx'
import classes from './conferences.module.css'
import type { Attendance, Conference, Participant, Session } from './session.ts'

interface Props {
  readonly conference: Conference
  readonly session: Session
}

type Mark = CallInput<'conferences.markAttendance'>['Marks'][number]

/** As many are said at once. */
const MOST = 500

/** The people of a session, for who runs it and for mentors: registering them, and who was there. */
export function Participants({ conference, session }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [isAdding, setAdding] = useState(false)
  const about = { ProjectId, SessionId: session.Id }
  const query = useCall('conferences.listParticipants', about)
  const isBegun = session.Registration === 'begun'
  return (
    <Stack as="section" gap={4} aria-label={t('conference.participants')}>
      <Loadable query={query}>
        {({ People, Others, CanMark }) => (
          <>
            <List conference={conference} session={session} people={People} canMark={CanMark} />
            {Others > 0 && (
              <Text tone="faint" size="small">
                {t('conference.outOfReach', { count: Others })}
              </Text>
            )}
          </>
        )}
      </Loadable>
      {isAdding ? (
        <RegisterPeople session={session} onClose={() => setAdding(false)} />
      ) : (
        <Row>
          <Button variant={isBegun ? 'default' : 'light'} onClick={() => setAdding(true)}>
            {t('conference.add')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

interface ListProps extends Props {
  readonly people: readonly Participant[]
  readonly canMark: boolean
}

function List({ conference, session, people, canMark }: ListProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite('conferences.markAttendance')
  const offerUndo = useOfferUndo()
  const placed = people.filter(({ State }) => State === 'registered')
  const waiting = people.filter(({ State }) => State === 'waiting')

  /** Says who was there, and offers to take it back. */
  const mark = (marks: readonly Mark[], before: readonly Mark[]): Promise<void> =>
    withUndo(markAndTell(marks, before))
  async function markAndTell(marks: readonly Mark[], before: readonly Mark[]): Promise<void> {
    const said = await send(marks, 'conference.marked')
    if (said === false) return
    offerUndo({
      done: said,
      undo: () => send(before, 'conference.unmarked'),
      redo: () => send(marks, 'conference.marked'),
    })
  }
  async function send(
    marks: readonly Mark[],
    words: 'conference.marked' | 'conference.unmarked',
  ): Promise<string | false> {
    try {
      const input = { ProjectId, SessionId: session.Id, Marks: [...marks] }
      const { Changed } = await write.mutateAsync(input)
      return t(words, { count: Changed })
    } catch (error) {
      showSystemMessage(error, t)
      return false
    }
  }
  const markOne = (person: Participant, next: Attendance, minutes: number | null) => {
    const { MenteeId, Attendance: before, Minutes } = person
    void mark(
      [{ MenteeId, Attendance: next, Minutes: minutes, Seen: before }],
      [{ MenteeId, Attendance: before, Minutes, Seen: next }],
    )
  }
  const unmarked = placed.filter(({ Attendance: said }) => said === null).slice(0, MOST)
  const markAll = () =>
    void mark(
      unmarked.map(({ MenteeId }) => ({
        MenteeId,
        Attendance: 'present',
        Minutes: null,
        Seen: null,
      })),
      unmarked.map(({ MenteeId }) => ({
        MenteeId,
        Attendance: null,
        Minutes: null,
        Seen: 'present',
      })),
    )
  if (people.length === 0) {
    return (
      <EmptyState
        picture="people"
        title={t('conference.nobody')}
        text={t('conference.nobodyText')}
      />
    )
  }
  const present = placed.filter(({ Attendance: said }) => said === 'present').length
  return (
    <>
      <Row gap={3} lineGap={2} align="center">
        <Text as="span" role="status">
          {canMark
            ? t('conference.presentOf', { present, count: placed.length })
            : t('conference.registeredCount', { count: placed.length })}
        </Text>
        {canMark && unmarked.length > 0 && (
          <Button loading={write.isPending} onClick={markAll}>
            {t('conference.markAll', { count: unmarked.length })}
          </Button>
        )}
        <Button variant="default" onClick={() => window.print()}>
          {t('conference.print')}
        </Button>
        <ExportParticipants conference={conference} session={session} people={people} />
      </Row>
      {placed.length > 0 && (
        <table className={classes['table']} aria-label={t('conference.participants')}>
          <thead>
            <tr>
              <th scope="col">{t('conference.person')}</th>
              <th scope="col">{t('conference.mentor')}</th>
              <th scope="col">{t(canMark ? 'conference.attendance' : 'conference.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {placed.map((person) => (
              <ParticipantRow
                key={person.MenteeId}
                session={session}
                person={person}
                onMark={canMark ? markOne : undefined}
                isBusy={write.isPending}
              />
            ))}
          </tbody>
        </table>
      )}
      {waiting.length > 0 && (
        <Stack gap={2}>
          <Heading as="h4" size="small">
            {t('conference.waitingList')}
          </Heading>
          <table className={classes['table']} aria-label={t('conference.waitingList')}>
            <tbody>
              {waiting.map((person) => (
                <ParticipantRow
                  key={person.MenteeId}
                  session={session}
                  person={person}
                  onMark={undefined}
                  isBusy={false}
                />
              ))}
            </tbody>
          </table>
        </Stack>
      )}
      <AttendanceSheet conference={conference} session={session} people={placed} />
    </>
  )
}
