import { Card, Heading, Text } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { useTexts } from '#shared'
import { ApplicantFrame } from '../../features/applications/applicant/applicant-frame.tsx'

/** That an application was submitted, for somebody with an account (spec §2.1). */
export default function ApplicantOkPage() {
  const { t } = useTexts()
  return (
    <ApplicantFrame>
      <Card gap={2}>
        <Heading as="h1" size="page">
          {t('apply.done.title')}
        </Heading>
        <Text>{t('apply.own.next.applicants')}</Text>
        <Text>{t('applicant.okText')}</Text>
        <a href={pathOf('root.applicant')}>{t('applicant.toOwn')}</a>
      </Card>
    </ApplicantFrame>
  )
}
