import { pathOf } from '@telemachos/contract/paths'
import { Suspense } from 'react'
import { Page, Text } from '#layout'
import { readId, useCall, useIdentity, useTexts } from '#shared'
import { BackLink, EmptyState, lazyPart, Loadable, useParams, NamedHeading } from '#ui'

const OwnCalculator = lazyPart(() => import('../calculator/own-calculator.tsx'))

/** A calculator for oneself: nothing of it is stored but the scenarios that are kept. */
export default function CalculatorPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const SpreadsheetId = readId(useParams()['spreadsheetId'])
  const query = useCall(
    'spreadsheets.openCalculator',
    { ProjectId: ProjectId ?? 0, SpreadsheetId: SpreadsheetId ?? 0 },
    { enabled: SpreadsheetId !== undefined, retry: false },
  )
  if (SpreadsheetId === undefined || query.error?.code === 'not_found')
    return <EmptyState isPage title={t('sheets.notFound')} />
  return (
    <Page width="full">
      <BackLink to={pathOf('calculators')}>{t('calc.list.back')}</BackLink>
      <Loadable query={query}>
        {(source) => (
          <>
            <NamedHeading name={source.Name} />
            <Suspense fallback={<Text tone="faint">{t('calc.loading')}</Text>}>
              <OwnCalculator source={source} />
            </Suspense>
          </>
        )}
      </Loadable>
    </Page>
  )
}
