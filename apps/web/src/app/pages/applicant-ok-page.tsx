import { Card, Heading, Text } from '#layout'
import { participantOf, useCall, useTexts } from '#shared'
import { EmptyState, lazyPart, Loadable } from '#ui'
import { ApplicantFrame, leftToken, loadOwnApplications } from '#features/applications'
import { pathOf } from '@telemachos/contract/paths'
import { Suspense } from 'react'
import { useApp } from '../app-context.ts'

/** Their forms are more than what the page needs for everybody else. */
const OwnApplications = lazyPart(loadOwnApplications, 'OwnApplications')

/**
 * That an application was submitted, for somebody with an account who has one (spec §2.1). Mentees, who
 * are led to their home from the applicants' page, have here what they applied for.
 */
export default function ApplicantOkPage() {
  const { identity } = useApp()
  if (participantOf(identity.Role) !== 'mentee') {
    return (
      <ApplicantFrame>
        <Confirmation />
      </ApplicantFrame>
    )
  }
  return (
    <ApplicantFrame>
      {leftToken().protocol !== '' && <Confirmation />}
      <Suspense fallback={null}>
        <OwnApplications />
      </Suspense>
    </ApplicantFrame>
  )
}

function Confirmation() {
  const { t } = useTexts()
  const { identity } = useApp()
  const own = useCall('applications.listOwn', {})
  return (
    <Loadable query={own}>
      {({ Tokens }) =>
        Tokens.length === 0 ? (
          <EmptyState isPage title={t('apply.unknown.title')} text={t('apply.unknown.text')} />
        ) : (
          <Card gap={2}>
            <Heading as="h1" size="page">
              {t('apply.done.title')}
            </Heading>
            <Text>{t('apply.own.next.applicants')}</Text>
            {participantOf(identity.Role) !== 'mentee' && (
              <>
                <Text>{t('applicant.okText')}</Text>
                <a href={pathOf('root.applicant')}>{t('applicant.toOwn')}</a>
              </>
            )}
          </Card>
        )
      }
    </Loadable>
  )
}
