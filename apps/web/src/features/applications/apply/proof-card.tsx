import { Card, FailureNotice, Heading, Text } from '#layout'
import { MAX_UNUSED } from '@telemachos/contract/mail/limits'
import { formatDate, formatTime } from '@telemachos/rules/dates'
import { useId, useState } from 'react'
import { serverNow, call, errorText, useTexts, type CallOutput } from '#shared'
import { Button, useNow } from '#ui'

export type Proof = NonNullable<CallOutput<'applications.mailProof'>['Proof']>

interface Props {
  readonly token: string
  readonly proof: Proof
  /** Hears that the account has proven the address. */
  readonly onConfirmed?: () => unknown
}

/** What an application waits for whose address is not proven: where the link went, and when another can be asked for. */
export function ProofCard({ token, proof: first, onConfirmed }: Props) {
  const { t } = useTexts()
  const [proof, setProof] = useState(first)
  const [askedAt, setAskedAt] = useState<Date>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  const now = useNow()
  const titleId = useId()
  const { Email: email, AgainAt, Until, Counted } = proof
  async function act(work: () => Promise<unknown>): Promise<void> {
    setIsBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      setError(failure)
    } finally {
      setIsBusy(false)
    }
  }
  async function ask(): Promise<void> {
    const { Proof: next } = await call('applications.mailProof', { Token: token })
    if (next) setProof(next)
    setAskedAt(serverNow())
  }
  async function confirmOwn(): Promise<void> {
    await call('applications.confirmOwn', { Token: token })
    await onConfirmed?.()
  }
  return (
    <Card as="section" gap={2} aria-labelledby={titleId}>
      <Heading as="h2" size="section" id={titleId}>
        {t('proof.title')}
      </Heading>
      {AgainAt === null ? (
        <Text>{t('proof.byStaff')}</Text>
      ) : (
        <>
          <Text>
            {t(Counted ? 'proof.newAddress' : 'proof.why', { email })}{' '}
            {Until && t('proof.until', { date: formatDate(Until) })}
          </Text>
          <Text tone="soft">{t('proof.before')}</Text>
          <Text tone="soft">
            {t('proof.look', { time: formatTime(AgainAt), count: MAX_UNUSED })}
          </Text>
          <Text role="status" tone="done">
            {askedAt && t('proof.asked', { time: formatTime(askedAt) })}
          </Text>
          {now >= new Date(AgainAt) && (
            <div>
              <Button variant="default" loading={isBusy} onClick={() => void act(ask)}>
                {t('proof.again')}
              </Button>
            </div>
          )}
        </>
      )}
      {proof.Own && (
        <div>
          <Button loading={isBusy} onClick={() => void act(confirmOwn)}>
            {t('proof.own')}
          </Button>
        </div>
      )}
      {error !== undefined && <FailureNotice>{errorText(error, t)}</FailureNotice>}
    </Card>
  )
}
