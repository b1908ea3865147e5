import { Button, ModalDialog } from '#ui'
import { formatDateTime } from '@telemachos/rules/dates'
import { pathOf } from '@telemachos/contract/paths'
import { useState } from 'react'
import { call, useCall, useIdentity, useTexts, useParticipant, errorText } from '#shared'
import { Card, Heading, Row, Text } from '#layout'
import dialog from './explained-dialog.module.css'

/** A mentee's consent, on their profile: to read it again, and to take it back. */
export function ConsentCard() {
  return useParticipant() === 'mentee' ? <OwnConsent /> : null
}

function OwnConsent() {
  const { t } = useTexts()
  const { ProjectId, StandIn } = useIdentity()
  const consent = useCall('identity.getConsent', { ProjectId })
  const [asking, setAsking] = useState(false)
  if (!consent.data?.Asked) return null
  const { Last, Current } = consent.data
  return (
    <Card as="section" raised gap={3} aria-labelledby="own-consent">
      <Heading id="own-consent">{t('consent.card.title')}</Heading>
      <Text tone="soft">
        {Last
          ? t('consent.given', { at: formatDateTime(Last.At), version: Last.Version })
          : t('consent.card.elsewhere')}
      </Text>
      <Row gap={3} align="center">
        {Current && (
          <a href={`${pathOf('root.gdpr')}?returnUrl=${encodeURIComponent(location.pathname)}`}>
            {t('consent.card.read')}
          </a>
        )}
        {!StandIn && (
          <button type="button" className={dialog.second} onClick={() => setAsking(true)}>
            {t('consent.card.withdraw')}
          </button>
        )}
      </Row>
      {asking && <WithdrawDialog projectId={ProjectId} onClose={() => setAsking(false)} />}
    </Card>
  )
}

interface WithdrawDialogProps {
  readonly projectId: number
  readonly onClose: () => void
}

/** What withdrawing means, before it is done. */
function WithdrawDialog({ projectId, onClose }: WithdrawDialogProps) {
  const { t } = useTexts()
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<unknown>()

  async function withdraw(): Promise<void> {
    setSending(true)
    setFailed(undefined)
    try {
      await call('identity.withdrawConsent', { ProjectId: projectId })
      location.assign(pathOf('root.gdpr'))
    } catch (error) {
      setSending(false)
      setFailed(error)
    }
  }

  return (
    <ModalDialog label={t('consent.withdraw.title')} onClose={onClose}>
      <div className={dialog.content}>
        <Heading size="dialog">{t('consent.withdraw.title')}</Heading>
        <ul className={dialog.points}>
          <li>{t('consent.withdraw.closes')}</li>
          <li>{t('consent.withdraw.kept')}</li>
          <li>{t('consent.withdraw.again')}</li>
        </ul>
        <Text role="alert" tone="failure" hidden={failed === undefined}>
          {failed !== undefined && errorText(failed, t)}
        </Text>
        <Row gap={3}>
          <Button onClick={onClose}>{t('consent.withdraw.keep')}</Button>
          <button
            type="button"
            className={dialog.second}
            disabled={sending}
            onClick={() => void withdraw()}
          >
            {t('consent.withdraw.confirm')}
          </button>
        </Row>
      </div>
    </ModalDialog>
  )
}
