import { createPortal } from 'react-dom'
import { useTexts } from '#shared'
import { usePrinting } from '#ui'
import classes from './conferences.module.css'
import type { Conference, Participant, Session } from './session.ts'
import { useWhen } from './use-when.ts'

interface Props {
  readonly conference: Conference
  readonly session: Session
  readonly people: readonly Participant[]
}

/** The list of a session on paper, with a column for signatures: only what is printed has it. */
export function AttendanceSheet({ conference, session, people }: Props) {
  const { t } = useTexts()
  const when = useWhen()(session)
  if (!usePrinting()) return null
  return createPortal(
    <div className={classes['sheet']} data-sheet="">
      <h1>{conference.Title}</h1>
      <p>{[when, session.Title, session.Place].filter(Boolean).join(' · ')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('conference.sheet.number')}</th>
            <th scope="col">{t('conference.person')}</th>
            <th scope="col">{t('conference.mentor')}</th>
            <th scope="col">{t('conference.sheet.signature')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ MenteeId, FirstName, LastName, Mentor }, index) => (
            <tr key={MenteeId}>
              <td>{index + 1}</td>
              <td>{`${LastName} ${FirstName}`}</td>
              <td>{Mentor}</td>
              <td aria-label={t('conference.sheet.signature')} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
