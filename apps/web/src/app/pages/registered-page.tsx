import { Card, Heading } from '#layout'
import { useTexts } from '#shared'
import { ApplicantFrame } from '#features/applications'
import { pathOf } from '@telemachos/contract/paths'

/** Registration, for somebody who has an account already. */
export default function RegisteredPage() {
  const { t } = useTexts()
  return (
    <ApplicantFrame>
      <Card gap={2}>
        <Heading as="h1" size="page">
          {t('register.have.title')}
        </Heading>
        <a href={pathOf('root.applicant')}>{t('applicant.toOwn')}</a>
        <a href={pathOf('root.applicationForm')}>{t('applicant.apply')}</a>
      </Card>
    </ApplicantFrame>
  )
}
