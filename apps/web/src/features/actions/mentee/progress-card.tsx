import { Heading, Text, surfaceClasses as surface } from '#layout'
import { useCall, useTexts, type Texts } from '#shared'
import { ProgressRing } from '#ui'
import { progressOf } from '../action/mentee-action.ts'
import type { MenteeAction } from '../action/mentee-action.ts'
import { moodOf } from './greeting.ts'
import classes from './progress-card.module.css'

interface Props {
  readonly actions: readonly MenteeAction[]
}

/** How far the mentee is, in a ring, in numbers and in a word of encouragement; and their mentor. */
export function ProgressCard({ actions }: Props) {
  const { t } = useTexts()
  const me = useCall('people.getCurrentUser', {})
  const progress = progressOf(actions)
  return (
    <section className={`${surface.card} ${classes.card}`} aria-labelledby="progress">
      <Heading size="plain" id="progress">
        {t('actions.mentee.progress.title')}
      </Heading>
      <ProgressRing {...progress}>
        <span className={classes.count}>{t('actions.mentee.progress.count', { ...progress })}</span>
        <span className={classes.unit}>{t('actions.mentee.progress.completed')}</span>
      </ProgressRing>
      <p className={classes.mood}>{t(`actions.mentee.progress.${moodOf(progress)}`)}</p>
      <Text tone="faint" size="small" className={classes.mentor}>
        {me.data && mentorLine(me.data.Mentor, t)}
      </Text>
    </section>
  )
}

interface Mentor {
  readonly FirstName: string
  readonly LastName: string
}

function mentorLine(mentor: Mentor | null, t: Texts['t']): string {
  if (!mentor) return t('actions.mentee.progress.noMentor')
  return `${t('actions.mentee.progress.mentor')}: ${mentor.FirstName} ${mentor.LastName}`
}
