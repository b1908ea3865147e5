import { pathOf } from '@telemachos/contract/paths'
import { Row, Text } from '#layout'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Button, ProjectLink, TextField, useUnsaved } from '#ui'
import classes from './conferences.module.css'
import type { Attendance, Participant, Session } from './session.ts'
import { WithdrawPerson } from './withdraw-person.tsx'

interface Props {
  readonly session: Session
  readonly person: Participant
  /** Says whether they were there, and for how many minutes; undefined while nobody can say. */
  readonly onMark:
    | ((person: Participant, next: Attendance, minutes: number | null) => void)
    | undefined
  readonly isBusy: boolean
}

const SAID = ['present', 'absent', 'excused'] as const

/** Somebody in the list of a session. */
export function ParticipantRow({ session, person, onMark, isBusy }: Props) {
  const { t } = useTexts()
  const { MenteeId, FirstName, LastName, Mentor, Position, Attendance: said } = person
  const name = `${LastName} ${FirstName}`
  return (
    <tr>
      <th scope="row">
        {Position !== null && `${Position}. `}
        <ProjectLink to={pathOf('mentor.mentee.view', { menteeId: MenteeId })}>{name}</ProjectLink>
      </th>
      <td>
        <Text as="span" tone="soft">
          {Mentor}
        </Text>
      </td>
      <td>
        {onMark ? (
          <Row gap={3} lineGap={2} align="center">
            <span
              className={classes['marks']}
              role="group"
              aria-label={t('conference.attendanceOf', { name })}
            >
              {SAID.map((one) => (
                <Button
                  key={one}
                  size="compact-md"
                  variant={said === one ? 'filled' : 'default'}
                  aria-pressed={said === one}
                  held={isBusy}
                  onClick={() => onMark(person, said === one ? null : one, null)}
                >
                  {t(`conference.said.${one}`)}
                </Button>
              ))}
            </span>
            {said === 'present' && (
              <Minutes
                key={person.Minutes}
                name={name}
                minutes={person.Minutes}
                onSave={(minutes) => onMark(person, 'present', minutes)}
              />
            )}
          </Row>
        ) : (
          <WithdrawPerson session={session} person={person} />
        )}
      </td>
    </tr>
  )
}

interface MinutesProps {
  readonly name: string
  readonly minutes: number | null
  readonly onSave: (minutes: number | null) => void
}

/** For how many minutes somebody was there; kept when the field is left. */
function Minutes({ name, minutes, onSave }: MinutesProps) {
  const { t } = useTexts()
  const [text, setText] = useState(minutes === null ? '' : String(minutes))
  const value = text.trim() === '' ? null : Number(text)
  const isWrong = value !== null && (!Number.isInteger(value) || value < 1 || value > 6000)
  useUnsaved(isWrong)
  return (
    <TextField
      className={classes['minutes']}
      label={t('conference.minutes')}
      aria-label={t('conference.minutesOf', { name })}
      inputMode="numeric"
      value={text}
      error={isWrong ? t('conference.wholeNumber') : undefined}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => {
        if (!isWrong && value !== minutes) onSave(value)
      }}
    />
  )
}
