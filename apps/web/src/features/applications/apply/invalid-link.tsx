import { Card, Heading, Text } from '#layout'
import { groupOf, STATUSES } from '@telemachos/contract/applications/statuses'
import { useTexts } from '#shared'
import { EmptyState } from '#ui'

/** What a private link leads to that does not hold (spec §2.1, invalidToken). */
export function InvalidLink() {
  const { t } = useTexts()
  return <EmptyState isPage title={t('apply.invalid.title')} text={t('apply.invalid.text')} />
}

/** What a status means for an applicant (spec §2.1); whatever is none says that the link does not hold. */
export function ResultPage({ status }: { readonly status: string }) {
  const { t } = useTexts()
  const known = STATUSES.find((one) => String(one) === status)
  if (known === undefined) return <InvalidLink />
  const group = groupOf(known)
  return (
    <Card gap={2}>
      <Heading as="h1" size="page">
        {t(`apply.result.${group}`)}
      </Heading>
      <Text strong>{t(`apply.own.status.${group}`)}</Text>
      <Text>{t(`apply.own.next.${group}`)}</Text>
      <Text tone="soft">{t('apply.result.link')}</Text>
    </Card>
  )
}
