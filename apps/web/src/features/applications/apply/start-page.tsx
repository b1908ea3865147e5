import { Card, Heading, Text } from '#layout'
import { DRAFT_DOCUMENT_DAYS, KEPT_MONTHS } from '@telemachos/contract/applications/limits'
import { useTexts, type CallOutput } from '#shared'
import { Button } from '#ui'
import { stepNames } from './step-names.ts'
import { closingText } from '../closing.ts'
import classes from './apply.module.css'

interface Props {
  readonly form: CallOutput<'applications.getForm'>
  /** Somebody comes back to what they have begun. */
  readonly isResumed: boolean
  readonly onStart: () => void
}

/** What is asked for, before somebody begins. */
export function StartPage({ form, isResumed, onStart }: Props) {
  const { t } = useTexts()
  const needed = form.Sections.flatMap(({ Questions }) =>
    Questions.filter(({ Type }) => ['afm', 'amka', 'date', 'document'].includes(Type)),
  )
  const { Capacity, Waiting } = form
  const steps = stepNames(form.Sections, t)
  return (
    <>
      <div>
        <Text tone="soft">{t('apply.to')}</Text>
        <Heading as="h1" size="page">
          {form.Title}
        </Heading>
        {form.ClosesAt && <Text>{t('apply.until', { date: closingText(form.ClosesAt) })}</Text>}
        {Capacity !== null && <Text>{t('apply.start.places', { count: Capacity })}</Text>}
      </div>
      {form.Full && (
        <Text>
          {t('apply.start.full')} {Waiting > 0 && t('apply.start.waiting', { count: Waiting })}
        </Text>
      )}
      <Card gap={2}>
        <Text>
          {t('apply.start.steps', {
            count: steps.length,
            names: steps.join(', '),
          })}
        </Text>
        {needed.length > 0 && (
          <>
            <Heading as="h2" size="section">
              {t('apply.start.needs')}
            </Heading>
            <ul className={classes.needs}>
              {needed.map(({ Name, Label }) => (
                <li key={Name}>{Label}</li>
              ))}
            </ul>
          </>
        )}
        <Text tone="soft">{t('apply.start.draft')}</Text>
        {needed.some(({ Type }) => Type === 'document') && (
          <Text tone="soft">{t('apply.start.documents', { count: DRAFT_DOCUMENT_DAYS })}</Text>
        )}
        <Text tone="soft">{t('apply.start.kept', { count: KEPT_MONTHS })}</Text>
      </Card>
      <div>
        <Button onClick={onStart}>{t(isResumed ? 'apply.goOn' : 'apply.start')}</Button>
      </div>
    </>
  )
}
