import { Button, TextField, toast, Toasts } from '#ui'
import { useState } from 'react'
import { ApiError, call, useTexts, type Texts, errorText } from '#shared'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** How long the message about the mail stays, in milliseconds (spec §9, reset mail message). */
const SENT_MS = 10_000

interface ForgotPasswordProps {
  readonly open: boolean
  /** What was typed as the user name: many use their e-mail address. */
  readonly guess: string
  readonly onClose: () => void
}

/** Asks whether to reset the password, and of which e-mail address (spec §2.1, sign-in). */
export default function ForgotPassword({ open, guess, onClose }: ForgotPasswordProps) {
  return (
    <>
      {open && <ForgotPasswordDialog guess={guess} onClose={onClose} />}
      <Toasts />
    </>
  )
}

function ForgotPasswordDialog({ guess, onClose }: Omit<ForgotPasswordProps, 'open'>) {
  const { t } = useTexts()
  const [email, setEmail] = useState(guess.includes('@') ? guess : '')
  const [missing, setMissing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function ask(): Promise<void> {
    if (busy) return
    setMissing(email.trim() === '')
    if (email.trim() === '') return
    setBusy(true)
    try {
      await call('identity.forgotPassword', { email: email.trim() })
      onClose()
      toast(t('identity.forgot.sent'), { kind: 'info', ms: SENT_MS })
    } catch (error) {
      setBusy(false)
      setProblem(problemText(error, t))
    }
  }

  return (
    <ConfirmDialog
      title={t('identity.forgot.title')}
      error={problem}
      onConfirm={() => void ask()}
      onClose={onClose}
      buttons={
        <>
          <Button type="submit" loading={busy}>
            {t('identity.forgot.confirm')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('identity.forgot.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('identity.forgot.text')}</p>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        label={t('identity.forgot.email')}
        hint={t('identity.forgot.hint')}
        error={missing && t('identity.forgot.problem.email')}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          setMissing(false)
          setProblem(undefined)
        }}
      />
    </ConfirmDialog>
  )
}

function problemText(error: unknown, t: Texts['t']): string {
  const isTooOften = error instanceof ApiError && error.status === 429
  return isTooOften ? t('identity.forgot.problem.failures') : errorText(error, t)
}
