import { Button, PasswordField, TextField, lazyPart } from '#ui'
import { Suspense, useRef, useState, type FormEvent } from 'react'
import { ApiError, call, safeReturnUrl, useTexts, type Identity, type Texts } from '#shared'
import { OutsideFrame } from './outside-frame.tsx'
import classes from './sign-in-page.module.css'

/** Few need it: it is loaded when it is asked for. */
const ForgotPassword = lazyPart(() => import('./forgot-password.tsx'))

type Problem = 'username' | 'password' | 'credentials' | 'failures' | 'network' | 'other'

interface Props {
  /** Who has signed in already: sent here from a page that their role does not open (spec §6). */
  readonly identity: Identity | null
  readonly onTexts: (texts: Texts) => void
}

/** Sign-in (spec §2.3). What was typed stays when it is refused. */
export function SignInPage({ identity, onTexts }: Props) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [busy, setBusy] = useState(false)
  const [forgot, setForgot] = useState<'open' | 'closed'>()
  const [guess, setGuess] = useState('')

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
      const returnUrl = wantedPage()
      await call('identity.signIn', { username, password })
      // Back leads to where they came from, not to the form that has done its work.
      location.replace(safeReturnUrl(returnUrl))
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
    <OutsideFrame onTexts={onTexts}>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <div>
          <h1 className={classes.title}>{t('identity.signIn.title')}</h1>
          <p className={classes.lead}>{t('identity.signIn.lead')}</p>
        </div>
        {identity && wantedPage() !== null && (
          <p className={classes.note}>
            {t('identity.signIn.notYours', { name: `${identity.FirstName} ${identity.LastName}` })}{' '}
            <a href="/">{t('identity.signIn.back')}</a>
          </p>
        )}
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
        <button
          type="button"
          className={classes.forgot}
          onClick={() => {
            setGuess(usernameOf(form.current))
            setForgot('open')
          }}
        >
          {t('identity.forgot.open')}
        </button>
      </form>
      <p className={classes.foot}>{t('identity.signIn.help')}</p>
      {forgot && (
        <Suspense fallback={null}>
          <ForgotPassword
            open={forgot === 'open'}
            guess={guess}
            onClose={() => setForgot('closed')}
          />
        </Suspense>
      )}
    </OutsideFrame>
  )
}

/** From where somebody was sent here. */
const wantedPage = (): string | null => new URLSearchParams(location.search).get('returnUrl')

function usernameOf(form: HTMLFormElement | null): string {
  return form ? String(new FormData(form).get('username')).trim() : ''
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'other'
  if (error.code === 'network') return 'network'
  if (error.code === 'wrong_credentials') return 'credentials'
  return error.status === 429 ? 'failures' : 'other'
}
