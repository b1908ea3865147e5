import { Text } from '#layout'
import { WriteTo } from '#features/chat'
import { actionIdOf, loadQueue, ReasonMark } from '#features/supervision'
import { IconCircleCheck } from '@tabler/icons-react'
import { pathOf } from '@telemachos/contract/paths'
import { fullName } from '@telemachos/rules/greek-person'
import { Suspense, useState, type ReactNode } from 'react'
import { useMay, useParticipant, useTexts, type CallOutput } from '#shared'
import { Button, EmptyState, lazyPart, ProjectLink } from '#ui'
import classes from './homes.module.css'
import { Section } from './section.tsx'

const Queue = lazyPart(loadQueue, 'Queue')

type Waiting = CallOutput<'homes.getMentor'>['Waiting']
type Entry = Waiting['list'][number]

interface WaitingSectionProps {
  readonly waiting: Waiting
  readonly title: string
  /** The way to the page that has all of them; without one the whole list opens here. */
  readonly way?: ReactNode
  /** What stands there while nobody waits. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode }
}

/** Who waits longest, a row each with all reasons; the row opens the person at the first of them. */
export function WaitingSection({ waiting, title, way, empty }: WaitingSectionProps) {
  const { t } = useTexts()
  const [showsAll, setShowsAll] = useState(false)
  const { list, count } = waiting
  const open = count > 0 && (
    <Button variant="subtle" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
      {t(showsAll ? 'home.waiting.fewer' : 'home.waiting.all', { count })}
    </Button>
  )
  return (
    <Section id="home-waiting" title={title} way={count > 0 && (way ?? open)}>
      {count === 0 ? (
        <EmptyState icon={<IconCircleCheck size={28} stroke={1.5} />} {...empty} />
      ) : showsAll ? (
        <Suspense>
          <Queue />
        </Suspense>
      ) : (
        <ul className={classes.rows} aria-labelledby="home-waiting">
          {list.map((entry) => (
            <WaitingRow key={entry.Mentee.Id} entry={entry} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function WaitingRow({ entry }: { readonly entry: Entry }) {
  const { t } = useTexts()
  const opens = useMay()('supervision.handleEntry')
  const isMentor = useParticipant() === 'mentor'
  const { Mentee, Mentor, Reasons } = entry
  const [first] = Reasons
  return (
    <li className={classes.row}>
      <div>
        {opens ? (
          <ProjectLink
            className={classes.target}
            to={pathOf('mentor.mentee.view', { menteeId: Mentee.Id, actionId: actionIdOf(first) })}
          >
            {fullName(Mentee)}
          </ProjectLink>
        ) : (
          <span className={classes.name}>{fullName(Mentee)}</span>
        )}
        {!isMentor && (
          <Text as="span" tone="soft" size="small">
            {' · '}
            {Mentor
              ? t('supervision.entry.mentor', { name: fullName(Mentor) })
              : t('supervision.entry.noMentor')}
          </Text>
        )}
        <div className={classes.reasons}>
          {Reasons.map(({ Reason }) => (
            <ReasonMark key={Reason} reason={Reason} />
          ))}
          {first && (
            <Text as="span" tone="soft" size="small">
              {t('home.waiting.days', { count: first.Days })}
            </Text>
          )}
        </div>
      </div>
      {!isMentor && Mentor && (
        <span className={classes.act}>
          <WriteTo person={Mentor} label={t('home.nudge')} variant="subtle" />
        </span>
      )}
    </li>
  )
}
