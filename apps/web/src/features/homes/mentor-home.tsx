import { Text } from '#layout'
import { Link } from '@tanstack/react-router'
import { pathOf } from '@telemachos/contract/paths'
import { formatDate, todayInAthens } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import {
  useActionsChanged,
  useCall,
  useEvent,
  useIdentity,
  useProjectPath,
  useTexts,
  type CallOutput,
} from '#shared'
import { EmptyState, Loadable, ProjectLink } from '#ui'
import classes from './homes.module.css'
import { MeetingRow } from './meeting-row.tsx'
import { Section } from './section.tsx'
import { SubmissionsSection } from './submissions-section.tsx'
import { WaitingSection } from './waiting-section.tsx'

type Home = CallOutput<'homes.getMentor'>

/** A mentor came for who waits for them, whom they meet today, and what they promised. */
export function MentorHome() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const home = useCall('homes.getMentor', { ProjectId })
  useActionsChanged(() => void home.refetch())
  useEvent('meetings.changed', () => void home.refetch())
  return (
    <Loadable query={home}>
      {({ Waiting, Submissions, Meetings, FollowUps }) => (
        <div className={classes.columns}>
          <div className={classes.column}>
            <WaitingSection
              waiting={Waiting}
              title={t('home.waiting.yours')}
              empty={{
                title: t('home.waiting.noneMentor'),
                text: t('home.waiting.noneMentorText'),
                action: <ToTable />,
              }}
            />
            <SubmissionsSection submissions={Submissions} />
          </div>
          <div className={classes.column}>
            <Today meetings={Meetings} />
            <FollowUpSection followUps={FollowUps} />
          </div>
        </div>
      )}
    </Loadable>
  )
}

const ToTable = () => {
  const { t } = useTexts()
  return <ProjectLink to={pathOf('mentor.action.list')}>{t('home.waiting.toTable')}</ProjectLink>
}

function Today({ meetings }: { readonly meetings: Home['Meetings'] }) {
  const { t } = useTexts()
  return (
    <Section
      id="home-meetings"
      title={t('home.today')}
      way={<ProjectLink to={pathOf('calendar')}>{t('home.toCalendar')}</ProjectLink>}
    >
      {meetings.length === 0 ? (
        <EmptyState
          title={t('home.today.none')}
          text={t('home.today.noneText')}
          action={<ToTable />}
        />
      ) : (
        <ul className={classes.rows} aria-labelledby="home-meetings">
          {meetings.map((meeting) => (
            <MeetingRow key={meeting.Id} meeting={meeting} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function FollowUpSection({
  followUps: { list, count },
}: {
  readonly followUps: Home['FollowUps']
}) {
  const { t } = useTexts()
  const pathTo = useProjectPath()
  return (
    <Section
      id="follow-ups"
      title={t('home.followUps')}
      way={
        count > 0 && (
          <Link to={pathTo(pathOf('calendar'))} search={{ tab: 'followups' }}>
            {t('home.followUps.all', { count })}
          </Link>
        )
      }
    >
      {count === 0 ? (
        <Text tone="soft">{t('home.followUps.none')}</Text>
      ) : (
        <ul className={classes.rows} aria-labelledby="follow-ups">
          {list.map(({ Id, Time, Mentee, Text: text }) => (
            <li key={Id} className={classes.row}>
              <div>
                <Link
                  className={classes.target}
                  to={pathTo(pathOf('calendar'))}
                  search={{ date: todayInAthens(new Date(Time)), meeting: Id }}
                >
                  {fullName(Mentee)} · {formatDate(Time)}
                </Link>
                <Text tone="soft" size="small">
                  {text}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
