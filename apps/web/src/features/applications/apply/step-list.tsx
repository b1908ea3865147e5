import { formatDateTime } from '@telemachos/rules/dates'
import { useTexts, type CallOutput } from '#shared'
import classes from './apply.module.css'

interface Props {
  readonly steps: CallOutput<'applications.getApplication'>['Steps']
}

/** The way of an application to where it stands, step by step, in words. */
export function StepList({ steps }: Props) {
  const { t } = useTexts()
  return (
    <ol className={classes.steps} aria-label={t('apply.steps')}>
      {steps.map(({ Kind, At }, place) => (
        <li key={`${Kind} ${At}`} aria-current={place === steps.length - 1 ? 'step' : undefined}>
          <span>{t(`apply.step.${Kind}`)}</span>
          <time dateTime={At}>{formatDateTime(At)}</time>
        </li>
      ))}
    </ol>
  )
}
