import { Card, Heading } from '#layout'
import { useTexts } from '#shared'
import { ApplicantFrame, ownApplicationsOf } from '#features/applications'
import { pathOf } from '@telemachos/contract/paths'
import { useApp } from '../app-context.ts'

/** Registration, for somebody who has an account already. */
export default function RegisteredPage() {
  const { t } = useTexts()
  const own = ownApplicationsOf(useApp().identity.Role)
  return (
    <ApplicantFrame>
      <Card gap={2}>
        <Heading as="h1" size="page">
          {t('register.have.title')}
        </Heading>
        {own && <a href={pathOf(own)}>{t('applicant.title')}</a>}
        <a href={pathOf('root.applicationForm')}>{t('applicant.apply')}</a>
      </Card>
    </ApplicantFrame>
  )
}
