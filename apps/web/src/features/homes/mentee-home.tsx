import { Text } from '#layout'
import { NextStepCard, nextStep } from '#features/actions'
import { WriteTo } from '#features/chat'
import { PersonMark } from '#features/people'
import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import {
  useActionsChanged,
  useCall,
  useEvent,
  useIdentity,
  useTexts,
  type CallOutput,
} from '#shared'
import { Loadable, ProjectLink, useNow } from '#ui'
import { AheadSection } from './ahead-section.tsx'
import classes from './homes.module.css'
import { MeetingRow } from './meeting-row.tsx'
import { Section } from './section.tsx'

type Home = CallOutput<'homes.getMentee'>

/**
 * A mentee came to go on: the next step, the next meeting, their places and who helps them, then how far
 * they are and what follows.
 */
export function MenteeHome() {
  const { ProjectId } = useIdentity()
  const home = useCall('homes.getMentee', { ProjectId })
  const now = useNow()
  const refetch = () => void home.refetch()
  useActionsChanged(refetch)
  useEvent('meetings.changed', refetch)
  useEvent('questionnaires.attemptChanged', refetch)
  return (
    <Loadable query={home}>
      {({ Actions, Meeting, Sessions, Mentor }) => {
        const step = nextStep(Actions, now)
        return (
          <div className={`${classes.columns} ${classes.mentee}`}>
            <NextStepCard step={step} actions={Actions} now={now} />
            <div className={classes.column}>
              <NextMeeting meeting={Meeting} />
              {Sessions.length > 0 && <Sittings sessions={Sessions} />}
              <OwnMentor mentor={Mentor} />
            </div>
            {Actions.length > 0 && (
              <AheadSection actions={Actions} nextId={step?.action.Id} now={now} />
            )}
          </div>
        )
      }}
    </Loadable>
  )
}

function NextMeeting({ meeting }: { readonly meeting: Home['Meeting'] }) {
  const { t } = useTexts()
  return (
    <Section
      id="home-meetings"
      title={t('home.meeting')}
      way={<ProjectLink to={pathOf('calendar')}>{t('home.toCalendar')}</ProjectLink>}
    >
      {meeting ? (
        <ul className={classes.rows} aria-labelledby="home-meetings">
          <MeetingRow meeting={meeting} />
        </ul>
      ) : (
        <Text tone="soft">{t('home.meeting.none')}</Text>
      )}
    </Section>
  )
}

function Sittings({ sessions }: { readonly sessions: Home['Sessions'] }) {
  const { t } = useTexts()
  return (
    <Section id="home-sessions" title={t('home.sessions')}>
      <ul className={classes.rows} aria-labelledby="home-sessions">
        {sessions.map(({ Id, ActionId, ActionTitle, Title, Begins, Place, Own }) => (
          <li key={Id} className={classes.row}>
            <div>
              <ProjectLink
                className={classes.target}
                to={pathOf('conference', { actionId: ActionId })}
              >
                {[formatDateTime(Begins), ActionTitle, Title].filter(Boolean).join(' · ')}
              </ProjectLink>
              <Text tone="soft" size="small">
                {[
                  Place,
                  t(Own === 'waiting' ? 'home.sessions.waiting' : 'home.sessions.registered'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OwnMentor({ mentor }: { readonly mentor: Home['Mentor'] }) {
  const { t } = useTexts()
  return (
    <Section id="home-mentor" title={t('home.mentor')}>
      {mentor ? (
        <div className={classes.person}>
          <PersonMark person={mentor} roles={['Mentor']} size="small" />
          <span className={classes.name}>{fullName(mentor)}</span>
          <WriteTo person={mentor} label={t('home.mentor.write')} />
        </div>
      ) : (
        <Text tone="soft">{t('home.mentor.none')}</Text>
      )}
    </Section>
  )
}
