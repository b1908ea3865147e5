import { Card, Heading, Text } from '#layout'
import { useCall, useTexts } from '#shared'
import { EmptyState, Loadable } from '#ui'
import { ApplicantFrame } from '#features/applications'
import { pathOf } from '@telemachos/contract/paths'

/** That an application was submitted, for somebody with an account who has one (spec §2.1). */
export default function ApplicantOkPage() {
  const { t } = useTexts()
  const own = useCall('applications.listOwn', {})
  return (
    <ApplicantFrame>
      <Loadable query={own}>
        {({ Tokens }) =>
          Tokens.length === 0 ? (
            <EmptyState title={t('apply.unknown.title')} text={t('apply.unknown.text')} />
          ) : (
            <Card gap={2}>
              <Heading as="h1" size="page">
                {t('apply.done.title')}
              </Heading>
              <Text>{t('apply.own.next.applicants')}</Text>
              <Text>{t('applicant.okText')}</Text>
              <a href={pathOf('root.applicant')}>{t('applicant.toOwn')}</a>
            </Card>
          )
        }
      </Loadable>
    </ApplicantFrame>
  )
}
