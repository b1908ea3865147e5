import { Text } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { fullName } from '@telemachos/rules/greek-person'
import { useTexts, type CallOutput } from '#shared'
import { ProjectLink } from '#ui'
import classes from './homes.module.css'
import { Section } from './section.tsx'

/** What was handed in and waits for a decision, the oldest first; nothing while there is none. */
export function SubmissionsSection({
  submissions: { list, count },
}: {
  readonly submissions: CallOutput<'homes.getMentor'>['Submissions']
}) {
  const { t } = useTexts()
  if (count === 0) return null
  const more = count - list.length
  return (
    <Section id="home-submissions" title={t('home.submissions')}>
      <ul className={classes.rows} aria-labelledby="home-submissions">
        {list.map(({ Mentee, ActionId, Slot, Title, Days }) => (
          <li key={`${Mentee.Id} ${ActionId} ${Slot}`} className={classes.row}>
            <div>
              <ProjectLink
                className={classes.target}
                to={pathOf('mentor.mentee.view', { menteeId: Mentee.Id, actionId: ActionId })}
              >
                {fullName(Mentee)}: {Slot}
              </ProjectLink>
              <Text tone="soft" size="small">
                {Title}
                {' · '}
                {Days === 0
                  ? t('submissions.waiting.today')
                  : t('submissions.waiting.since', { count: Days })}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text tone="soft" size="small">
          {t('home.submissions.more', { count: more })}
        </Text>
      )}
    </Section>
  )
}
