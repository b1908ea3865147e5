import { pathOf } from '@telemachos/contract/paths'
import { formatDate } from '@telemachos/rules/dates'
import {
  useActionsChanged,
  useCall,
  useIdentity,
  useMay,
  useParticipant,
  useTexts,
  type CallOutput,
} from '#shared'
import { Loadable, Pager, ProjectLink, usePages } from '#ui'
import classes from './waiting-submissions.module.css'

type Waiting = CallOutput<'submissions.listWaiting'>['list'][number]

/** What mentees have handed in that waits for somebody to look at it; nothing while there is none. */
export function WaitingSubmissions() {
  return useMay()('submissions.listWaiting') ? <Mine /> : null
}

function Mine() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const pages = usePages()
  const waiting = useCall('submissions.listWaiting', { ProjectId, ...pages.asked })
  const first = useCall('submissions.listWaiting', { ProjectId, page: 1 })
  useActionsChanged(() => void Promise.all([first.refetch(), waiting.refetch()]))
  const { All = 0, Oldest = null } = first.data ?? {}
  if (All === 0) return null
  return (
    <details className={classes.own}>
      <summary className={classes.line}>
        {t('submissions.waiting.line', { count: All })}
        {Oldest && (
          <span className={classes.faint}>
            {', '}
            {t('submissions.waiting.oldest', { date: formatDate(Oldest) })}
          </span>
        )}
      </summary>
      <Loadable query={waiting}>
        {({ list }) => (
          <ul className={classes.list} aria-label={t('submissions.waiting.title')}>
            {list.map((one) => (
              <Line key={`${one.Mentee.Id} ${one.ActionId} ${one.Slot}`} one={one} />
            ))}
          </ul>
        )}
      </Loadable>
      <Pager {...pages.of(All)} kind="other" />
    </details>
  )
}

function Line({ one }: { readonly one: Waiting }) {
  const { t } = useTexts()
  const isMentor = useParticipant() === 'mentor'
  const { Mentee, Mentor, ActionId, Title, Slot, Days } = one
  const age =
    Days === 0 ? t('submissions.waiting.today') : t('submissions.waiting.since', { count: Days })
  return (
    <li>
      <ProjectLink
        to={pathOf('mentor.mentee.view', { menteeId: Mentee.Id, actionId: ActionId })}
        className={classes.link}
      >
        {Mentee.FirstName} {Mentee.LastName}: {Slot}
      </ProjectLink>
      <span className={classes.faint}>
        {[
          Title,
          age,
          !isMentor &&
            Mentor &&
            t('submissions.waiting.mentor', { name: `${Mentor.FirstName} ${Mentor.LastName}` }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  )
}
