import { Heading, Page, Text } from '#layout'
import { useCall, useIdentity, useMay, useTexts } from '#shared'
import { EmptyState, ProjectLink } from '#ui'
import { NumbersAnswer, NumbersForm, OddNumbers } from '#features/people'
import { MAX_NUMBERS } from '@telemachos/contract/payments/limits'
import { pathOf } from '@telemachos/contract/paths'
import { useState } from 'react'
import { PayBar } from './pay-bar.tsx'
import { PaymentTable } from './payment-table.tsx'

/** Payments by registry number (spec §2.3, admin/project/payments). */
export default function PaymentsPage() {
  const { ProjectId } = useIdentity()
  return <Payments key={ProjectId} />
}

function Payments() {
  const { t } = useTexts()
  const [asked, setAsked] = useState<readonly string[]>([])
  return (
    <Page width="full">
      <div>
        <Heading as="h1" size="page">
          {t('payments.title')}
        </Heading>
        <Text tone="soft">{t('payments.lead')}</Text>
      </div>
      <NumbersForm most={MAX_NUMBERS} onFind={setAsked} />
      {asked.length > 0 && <Found key={asked.join()} numbers={asked} />}
    </Page>
  )
}

function Found({ numbers }: { readonly numbers: readonly string[] }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const payments = useCall('payments.getPayments', { ProjectId, Kayas: [...numbers] })
  return (
    <NumbersAnswer query={payments}>
      {(found) => (
        <>
          <OddNumbers kind="unknown" numbers={found.Unknown} />
          <OddNumbers kind="ambiguous" numbers={found.Ambiguous} />
          {found.Actions.length === 0 ? (
            <EmptyState
              picture="money"
              title={t('payments.noActions')}
              text={t('payments.noActionsText')}
              action={
                may('projects.linkActions') && (
                  <ProjectLink to={pathOf('admin.action.list')}>
                    {t('payments.toActions')}
                  </ProjectLink>
                )
              }
            />
          ) : found.People.length === 0 ? (
            <EmptyState picture="money" title={t('payments.nobody')} />
          ) : (
            <>
              <PayBar found={found} />
              <PaymentTable found={found} />
            </>
          )}
        </>
      )}
    </NumbersAnswer>
  )
}
