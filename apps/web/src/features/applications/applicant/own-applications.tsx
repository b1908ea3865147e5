import { Heading } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { useCall, useTexts } from '#shared'
import { EmptyState, Loadable } from '#ui'
import { OwnApplication } from '../apply/own-application.tsx'
import classes from './applicant.module.css'

/** What the person has applied for: where each stands, and what is asked of them. */
export function OwnApplications() {
  const { t } = useTexts()
  const own = useCall('applications.listOwn', {})
  return (
    <section className={classes.list} aria-label={t('applicant.title')}>
      <Loadable query={own}>
        {({ Tokens }) =>
          Tokens.length === 0 ? (
            <>
              <Heading as="h1" size="page">
                {t('applicant.title')}
              </Heading>
              <EmptyState
                picture="text"
                title={t('applicant.none')}
                text={t('applicant.noneText')}
              />
            </>
          ) : (
            Tokens.map((token) => <One key={token} token={token} />)
          )
        }
      </Loadable>
      <a href={pathOf('root.applicationForm')}>{t('applicant.apply')}</a>
    </section>
  )
}

function One({ token }: { readonly token: string }) {
  const own = useCall('applications.getApplication', { Token: token })
  return (
    <Loadable query={own}>
      {(found) => <OwnApplication own={found} onChanged={() => own.refetch()} />}
    </Loadable>
  )
}
