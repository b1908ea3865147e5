import { Button } from '../../shared/ui/button.tsx'
import { useState } from 'react'
import type { ApiError } from '../../shared/api/api-error.ts'
import { useWrite } from '../../shared/api/use-call.ts'
import { useTexts, type Texts } from '../../shared/i18n/use-texts.ts'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import classes from './account-page.module.css'

/** Changes the own user name, with the current password; what was typed stays when it is refused. */
export function LoginForm({ onLogin }: { readonly onLogin: (username: string) => void }) {
  const { t } = useTexts()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const change = useWrite('identity.updateLogin')
  const wanted = login.trim()
  const isComplete = wanted !== '' && password !== ''

  function save(): void {
    if (!isComplete || change.isPending) return
    change.mutate(
      { login: wanted, Password: password },
      {
        onSuccess: () => {
          setLogin('')
          setPassword('')
          onLogin(wanted.normalize('NFC'))
        },
      },
    )
  }

  return (
    <form
      className={classes.card}
      aria-labelledby="change-login"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <h2 id="change-login" className={classes.heading}>
        {t('identity.login.title')}
      </h2>
      <p className={classes.lead}>{t('identity.login.lead')}</p>
      <TextField
        name="login"
        label={t('identity.login.new')}
        hint={t('identity.login.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={login}
        readOnly={change.isPending}
        error={change.error && problemText(change.error, 'login', t)}
        onChange={(event) => {
          setLogin(event.target.value)
          change.reset()
        }}
      />
      <PasswordField
        name="current-password"
        label={t('identity.login.password')}
        autoComplete="current-password"
        maxLength={1024}
        value={password}
        readOnly={change.isPending}
        error={change.error && problemText(change.error, 'Password', t)}
        onChange={(event) => {
          setPassword(event.target.value)
          change.reset()
        }}
      />
      <div className={classes.foot}>
        <Button type="submit" disabled={!isComplete} loading={change.isPending}>
          {t('identity.login.save')}
        </Button>
        <p role="status" className={classes.changed}>
          {change.isSuccess && t('identity.login.changed')}
        </p>
      </div>
    </form>
  )
}

/** What is wrong with a field; what is wrong with none of them stands at the last. */
function problemText(error: ApiError, name: 'login' | 'Password', t: Texts['t']): string {
  const own = error.fields.filter(({ field }) => field === name)
  if (own.length > 0) return own.map(({ message }) => message).join(' ')
  if (error.fields.length > 0 || name === 'login') return ''
  return error.code === 'network' ? t('core.failed.network') : error.message
}
