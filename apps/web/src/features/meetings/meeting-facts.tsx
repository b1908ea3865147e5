import { dateInWords } from '@telemachos/rules/calendar'
import { formatTime } from '@telemachos/rules/dates'
import { pathOf } from '@telemachos/contract/paths'
import { callAddress, useIdentity, useTexts, useParticipant } from '#shared'
import { ProjectLink } from '#ui'
import { fullName, type Meeting } from './meeting.ts'
import classes from './meeting-panel.module.css'
import { slotOf } from './slot.ts'
import { FollowUpSign, StateSign } from './state-sign.tsx'

/** In person; the other type of meeting is online. */
const IN_PERSON = 1

/** Who meets when, where and how. */
export function MeetingFacts({ meeting }: { readonly meeting: Meeting }) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const participant = useParticipant()
  const when = `${dateInWords(slotOf(meeting.Time).date, language)}, ${formatTime(meeting.Time)}`
  const file = callAddress('meetings.downloadMeeting', { ProjectId, MeetingId: meeting.Id })
  return (
    <section>
      <p className={classes.state}>
        <StateSign meeting={meeting} />
        {meeting.FollowUp && <FollowUpSign />}
      </p>
      <dl className={classes.facts}>
        <dt>{t('panel.when')}</dt>
        <dd>{when}</dd>
        <dt>{t('panel.type')}</dt>
        <dd>{t(meeting.TypeId === IN_PERSON ? 'panel.type.1' : 'panel.type.2')}</dd>
        <dt>{t('panel.mentee')}</dt>
        <dd>{fullName(meeting.Mentee)}</dd>
        <dt>{t('panel.mentor')}</dt>
        <dd>{fullName(meeting.Mentor)}</dd>
        {meeting.Place && (
          <>
            <dt>{t('panel.place')}</dt>
            <dd>{meeting.Place}</dd>
          </>
        )}
        {meeting.Reason && (
          <>
            <dt>{t('panel.reason')}</dt>
            <dd>{meeting.Reason}</dd>
          </>
        )}
      </dl>
      <p className={classes.links}>
        <a href={file} download>
          {t('panel.ics')}
        </a>
        {participant !== 'mentee' && (
          <ProjectLink to={pathOf('mentor.mentee.view', { menteeId: meeting.MenteeId })}>
            {t('panel.record')}
          </ProjectLink>
        )}
      </p>
    </section>
  )
}
