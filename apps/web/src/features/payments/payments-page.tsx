import { Heading, Page, Stack, Text } from '#layout'
import { MAX_NUMBERS } from '@telemachos/contract/payments/limits'
import { useState, type FormEvent } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Button, EmptyState, Loadable, TextArea } from '#ui'
import { OddNumbers } from './odd-numbers.tsx'
import { PayBar } from './pay-bar.tsx'
import { PaymentTable } from './payment-table.tsx'
import classes from './payments-page.module.css'
import { readNumbers } from './read-numbers.ts'

/** Payments by registry number (spec §2.3, admin/project/payments). */
export default function PaymentsPage() {
  const { ProjectId } = useIdentity()
  return <Payments key={ProjectId} />
}

function Payments() {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()

  function find(event: FormEvent): void {
    event.preventDefault()
    const numbers = readNumbers(typed)
    const count = numbers.length
    if (count === 0) setError(t('payments.numbers.none'))
    else if (count > MAX_NUMBERS) {
      setError(t('payments.numbers.tooMany', { count, most: MAX_NUMBERS }))
    } else {
      setError(undefined)
      setAsked(numbers)
    }
  }
  return (
    <Page width={1200}>
      <div>
        <Heading as="h1" size="page">
          {t('payments.title')}
        </Heading>
        <Text tone="soft">{t('payments.lead')}</Text>
      </div>
      <Stack as="form" gap={3} className={classes.form} onSubmit={find}>
        <TextArea
          label={t('payments.numbers')}
          hint={t('payments.numbers.hint', { most: MAX_NUMBERS })}
          error={error}
          rows={5}
          value={typed}
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="md">
          {t('payments.find')}
        </Button>
      </Stack>
      {asked.length > 0 && <Found numbers={asked} />}
    </Page>
  )
}

function Found({ numbers }: { readonly numbers: readonly string[] }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const payments = useCall('payments.getPayments', { ProjectId, Kayas: [...numbers] })
  return (
    <Loadable query={payments}>
      {(found) => (
        <>
          <OddNumbers kind="unknown" numbers={found.Unknown} />
          <OddNumbers kind="ambiguous" numbers={found.Ambiguous} />
          {found.Actions.length === 0 ? (
            <EmptyState title={t('payments.noActions')} text={t('payments.noActionsText')} />
          ) : found.People.length === 0 ? (
            <EmptyState title={t('payments.nobody')} />
          ) : (
            <>
              <PayBar found={found} />
              <PaymentTable found={found} />
            </>
          )}
        </>
      )}
    </Loadable>
  )
}
