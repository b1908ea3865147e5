import { Button, PasswordField } from '#ui'
import { missingRequired } from '@telemachos/rules/password'
import { useState } from 'react'
import { ApiError, call, useTexts, type CallOutput, type Texts, errorText } from '#shared'
import { PasswordRules } from './password-rules.tsx'
import classes from './sign-in-page.module.css'

interface NewPasswordFormProps {
  readonly token: string
  readonly link: CallOutput<'identity.checkPasswordToken'>
  readonly onDone: () => void
  /** The link has ceased to hold meanwhile. */
  readonly onDead: () => void
}

/** The new password with its rules, as they are kept while typing (spec §5). */
export function NewPasswordForm({ token, link, onDone, onDead }: NewPasswordFormProps) {
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isStrong = missingRequired(password, link.Strict) === 0
  const isNew = link.Purpose === 'invitation'

  async function save(): Promise<void> {
    if (!isStrong || busy) return
    setBusy(true)
    try {
      await call('identity.resetPassword', { Token: token, Password: password })
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'rule_violated') return onDead()
      setBusy(false)
      setProblem(problemText(error, t))
    }
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div>
        <h1 className={classes.title}>
          {t(isNew ? 'identity.reset.welcome' : 'identity.reset.title')}
        </h1>
        <p className={classes.lead}>
          {t(isNew ? 'identity.reset.welcomeLead' : 'identity.reset.lead', { name: link.Username })}
        </p>
      </div>
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly name="username" autoComplete="username" value={link.Username} />
      <PasswordField
        name="password"
        label={t('identity.password.new')}
        autoComplete="new-password"
        maxLength={1024}
        value={password}
        readOnly={busy}
        error={problem}
        onChange={(event) => {
          setPassword(event.target.value)
          setProblem(undefined)
        }}
      />
      <PasswordRules password={password} isStrict={link.Strict} />
      <Button type="submit" size="md" disabled={!isStrong} loading={busy} fullWidth>
        {t('identity.password.save')}
      </Button>
    </form>
  )
}

function problemText(error: unknown, t: Texts['t']): string {
  const fields = error instanceof ApiError ? error.fields : []
  const rules = fields.filter(({ field }) => field === 'Password')
  return rules.map(({ message }) => message).join(' ') || errorText(error, t)
}
