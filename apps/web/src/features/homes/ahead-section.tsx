import { Text } from '#layout'
import { ProgressBar, progressOf, titleOf, whenLine, type MenteeAction } from '#features/actions'
import { pathOf } from '@telemachos/contract/paths'
import { useTexts } from '#shared'
import { ProjectLink } from '#ui'
import classes from './homes.module.css'
import { Section } from './section.tsx'

/** So many of the actions that follow are shown; the rest is on the page of all actions. */
const SHOWN = 3

interface Props {
  readonly actions: readonly MenteeAction[]
  /** The one that is shown in large beside it. */
  readonly nextId: number | undefined
  readonly now: Date
}

/** How far a mentee is, and what comes after the next step. */
export function AheadSection({ actions, nextId, now }: Props) {
  const { t, language } = useTexts()
  const following = actions.filter(({ Id, Completed }) => !Completed && Id !== nextId)
  return (
    <Section
      id="home-ahead"
      title={t('actions.mentee.progress.title')}
      way={
        <ProjectLink to={pathOf('mentee.actions')}>
          {t('actions.mentee.done.toActions')}
        </ProjectLink>
      }
    >
      <ProgressBar {...progressOf(actions)} />
      {following.length > 0 && (
        <ul className={classes.rows} aria-label={t('actions.mentee.ahead.title')}>
          {following.slice(0, SHOWN).map((action) => {
            const { key, values } = whenLine(action, now)
            return (
              <li key={action.Id} className={classes.row}>
                <div>
                  <ProjectLink
                    className={classes.target}
                    to={pathOf('mentee.action', { Id: action.Id })}
                  >
                    {titleOf(action, language)}
                  </ProjectLink>
                  <Text tone="soft" size="small">
                    {t(key, values)}
                  </Text>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
