import { Stack, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { useTexts, type CallOutput } from '#shared'

interface Props {
  readonly faults: CallOutput<'applications.getCall'>['Faults']
}

/** Validators of the form that could not say whether an answer is right, for whoever wrote them. */
export function ValidatorFaults({ faults }: Props) {
  const { t } = useTexts()
  if (faults.length === 0) return null
  return (
    <Stack gap={1}>
      <Text tone="warn" strong>
        {t('applications.call.faults')}
      </Text>
      <ul>
        {faults.map(({ Question, Problem, Detail, At, Times }) => (
          <li key={Question}>
            <strong>{Question}</strong>: {t(`applications.fault.${Problem}`)} ({Detail}) ·{' '}
            {t('applications.fault.times', { count: Times, date: formatDateTime(At) })}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
