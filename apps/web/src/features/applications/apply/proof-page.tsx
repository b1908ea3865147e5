import { Card, FailureNotice, Heading, Row, Stack, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { call, errorText, useCall, useTexts, type CallOutput } from '#shared'
import { askToConfirm, Button, Checkbox, EmptyState, Loadable } from '#ui'
import { InvalidLink } from './invalid-link.tsx'
import { ProofDone } from './proof-done.tsx'
import classes from './apply.module.css'

type Proof = CallOutput<'applications.readProof'>
type Confirmed = CallOutput<'applications.confirmProof'>['Applications']

/** What the link of a mail proves: by a press, since programs open links too. */
export function ProofPage({ token }: { readonly token: string }) {
  const { t } = useTexts()
  const read = useCall('applications.readProof', { Token: token || '-' }, { staleTime: Infinity })
  const [done, setDone] = useState<Confirmed | 'disowned'>()
  if (done === 'disowned') {
    return <EmptyState isPage title={t('proof.disowned.title')} text={t('proof.disowned.text')} />
  }
  if (done) return <ProofDone applications={done} />
  return (
    <Loadable query={read}>
      {(proof) =>
        proof.Status === 'invalidToken' ? (
          <InvalidLink />
        ) : proof.Applications.length === 0 ? (
          <EmptyState isPage title={t('proof.nothing.title')} text={t('proof.nothing.text')} />
        ) : (
          <Choose token={token} proof={proof} onDone={setDone} />
        )
      }
    </Loadable>
  )
}

interface ChooseProps {
  readonly token: string
  readonly proof: Proof
  readonly onDone: (done: Confirmed | 'disowned') => void
}

/** One application is somebody's or not; of several they choose their own, and may remove the others. */
function Choose({ token, proof: { Email, Applications }, onDone }: ChooseProps) {
  const { t } = useTexts()
  const isOne = Applications.length === 1
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [error, setError] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  const all = Applications.map(({ Id }) => Id)
  const mine = isOne ? all : chosen
  const others = all.filter((id) => !chosen.includes(id))
  async function act(work: () => Promise<Confirmed | 'disowned'>): Promise<void> {
    setIsBusy(true)
    setError(undefined)
    try {
      onDone(await work())
    } catch (failure) {
      setError(failure)
      setIsBusy(false)
    }
  }
  /** After a question: what is removed is gone. */
  async function disown(Ids: readonly number[], next: () => Promise<Confirmed | 'disowned'>) {
    const isSure = await askToConfirm({
      title: t('proof.disown.title', { count: Ids.length }),
      text: t('proof.disown.text'),
      confirmLabel: t('proof.disown.yes'),
    })
    if (!isSure) return
    await act(async () => {
      await call('applications.disown', { Token: token, Ids: [...Ids] })
      return next()
    })
  }
  const confirm = async (): Promise<Confirmed> => {
    const { Applications: confirmed } = await call('applications.confirmProof', {
      Token: token,
      Ids: [...mine],
    })
    return confirmed
  }
  return (
    <Stack gap={5}>
      <Heading as="h1" size="page">
        {t('proof.confirm.title')}
      </Heading>
      <Text>{t('proof.confirm.text', { count: all.length, email: Email })}</Text>
      {Applications.map(({ Id, Title, Protocol, ReceivedAt }) => (
        <Card key={Id} gap={1}>
          <Text strong>{Title}</Text>
          <p className={classes.protocol}>{Protocol}</p>
          <Text tone="soft">
            {t('proof.confirm.received', { date: formatDateTime(ReceivedAt) })}
          </Text>
          {!isOne && (
            <Checkbox
              label={`${t('proof.confirm.yes')}: ${Protocol}`}
              checked={chosen.includes(Id)}
              onChange={(isOn) =>
                setChosen(isOn ? [...chosen, Id] : chosen.filter((one) => one !== Id))
              }
            />
          )}
        </Card>
      ))}
      {error !== undefined && <FailureNotice>{errorText(error, t)}</FailureNotice>}
      <Row gap={3}>
        {mine.length > 0 && (
          <Button loading={isBusy} onClick={() => void act(confirm)}>
            {isOne ? t('proof.confirm.yes') : t('proof.confirm.chosen', { count: mine.length })}
          </Button>
        )}
        {chosen.length > 0 && others.length > 0 && (
          <Button variant="default" loading={isBusy} onClick={() => void disown(others, confirm)}>
            {t('proof.confirm.rest')}
          </Button>
        )}
        {chosen.length === 0 && (
          <Button
            variant="default"
            loading={isBusy}
            onClick={() => void disown(all, () => Promise.resolve('disowned'))}
          >
            {t(isOne ? 'proof.confirm.no' : 'proof.confirm.none')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
