import { Button, PasswordField, TextField } from '#ui'
import { useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { ApiError, call, useTexts } from '#shared'
import classes from './sign-in-page.module.css'

type Problem = 'username' | 'password' | 'credentials' | 'failures' | 'network' | 'other'

interface Props {
  readonly form: RefObject<HTMLFormElement | null>
  /** What stands above the fields. */
  readonly children: ReactNode
  /** What stands below the button. */
  readonly below?: ReactNode
  /** Somebody has signed in; until it is over the form is busy. */
  readonly onSignedIn: () => void | Promise<void>
}

/** Signs somebody in, whoever was there before; what was typed stays when it is refused. */
export function SignInForm({ form, children, below, onSignedIn }: Props) {
  const { t } = useTexts()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const username = String(data.get('username')).trim()
    const password = String(data.get('password'))
    const missing: Problem[] = []
    if (username === '') missing.push('username')
    if (password === '') missing.push('password')
    if (missing.length > 0) return showProblems(missing)
    setBusy(true)
    try {
      await call(
        'identity.signIn',
        { username, password },
        { forAnybody: true, changesPerson: true },
      )
      await onSignedIn()
    } catch (error) {
      setBusy(false)
      showProblems([problemOf(error)])
    }
  }

  function showProblems(found: readonly Problem[]): void {
    setProblems(found)
    const first = found[0] === 'username' ? 'username' : 'password'
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  const general = problems.find((problem) => problem !== 'username' && problem !== 'password')
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      {children}
      <div role="alert">
        {general && <p className={classes.problem}>{t(`identity.signIn.problem.${general}`)}</p>}
      </div>
      <TextField
        name="username"
        label={t('identity.signIn.username')}
        autoComplete="username"
        error={problems.includes('username') && t('identity.signIn.problem.username')}
      />
      <PasswordField
        name="password"
        label={t('identity.signIn.password')}
        autoComplete="current-password"
        error={problems.includes('password') && t('identity.signIn.problem.password')}
      />
      <Button type="submit" size="md" loading={busy} fullWidth>
        {t('identity.signIn.submit')}
      </Button>
      {below}
    </form>
  )
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'other'
  if (error.code === 'network') return 'network'
  if (error.code === 'wrong_credentials') return 'credentials'
  return error.status === 429 ? 'failures' : 'other'
}
