import { Text } from '#layout'
import { formatDate } from '@telemachos/rules/dates'
import { useTexts, type CallOutput } from '#shared'

interface Props {
  readonly told: CallOutput<'applications.list'>['list'][number]['Told']
  /** Whether it says of what too. */
  readonly isWhole?: boolean
}

/** When the applicant was told last where the application stands. */
export function ToldNote({ told, isWhole = false }: Props) {
  const { t } = useTexts()
  if (!told) return <Text tone="soft">{t('applications.untold')}</Text>
  const date = formatDate(told.At)
  const what = t(`applications.told.${told.Kind}`)
  return (
    <Text tone="soft">
      {isWhole ? t('applications.toldOf', { date, what }) : t('applications.told', { date })}
    </Text>
  )
}
