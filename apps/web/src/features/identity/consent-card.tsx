import { Button } from '../../shared/ui/button.tsx'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useIdentity } from '../../shared/api/identity.ts'
import { useCall } from '../../shared/api/use-call.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { ModalDialog } from '../../shared/ui/modal-dialog.tsx'
import classes from './account-page.module.css'
import dialog from './explained-dialog.module.css'

/** A mentee's consent, on their profile: to read it again, and to take it back. */
export function ConsentCard() {
  const { Role } = useIdentity()
  return Role === 'Mentee' ? <OwnConsent /> : null
}

function OwnConsent() {
  const { t } = useTexts()
  const { ProjectId, StandIn } = useIdentity()
  const consent = useCall('identity.getConsent', { ProjectId })
  const [asking, setAsking] = useState(false)
  if (!consent.data?.Asked) return null
  const { Last, Current } = consent.data
  return (
    <section className={classes.card} aria-labelledby="own-consent">
      <h2 id="own-consent" className={classes.heading}>
        {t('consent.card.title')}
      </h2>
      <p className={classes.lead}>
        {Last
          ? t('consent.given', { at: formatDateTime(Last.At), version: Last.Version })
          : t('consent.card.elsewhere')}
      </p>
      <div className={classes.foot}>
        {Current && (
          <a href={`/gdpr?returnUrl=${encodeURIComponent(location.pathname)}`}>
            {t('consent.card.read')}
          </a>
        )}
        {!StandIn && (
          <button type="button" className={dialog.second} onClick={() => setAsking(true)}>
            {t('consent.card.withdraw')}
          </button>
        )}
      </div>
      {asking && <WithdrawDialog projectId={ProjectId} onClose={() => setAsking(false)} />}
    </section>
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
  const [failed, setFailed] = useState(false)

  async function withdraw(): Promise<void> {
    setSending(true)
    setFailed(false)
    try {
      await call('identity.withdrawConsent', { ProjectId: projectId })
      location.assign('/gdpr')
    } catch {
      setSending(false)
      setFailed(true)
    }
  }

  return (
    <ModalDialog label={t('consent.withdraw.title')} onClose={onClose}>
      <div className={dialog.content}>
        <h2 className={dialog.title}>{t('consent.withdraw.title')}</h2>
        <ul className={dialog.points}>
          <li>{t('consent.withdraw.closes')}</li>
          <li>{t('consent.withdraw.kept')}</li>
          <li>{t('consent.withdraw.again')}</li>
        </ul>
        <p role="alert" className={dialog.problem} hidden={!failed}>
          {failed && t('core.error.text')}
        </p>
        <div className={dialog.foot}>
          <Button onClick={onClose}>{t('consent.withdraw.keep')}</Button>
          <button
            type="button"
            className={dialog.second}
            disabled={sending}
            onClick={() => void withdraw()}
          >
            {t('consent.withdraw.confirm')}
          </button>
        </div>
      </div>
    </ModalDialog>
  )
}
