import { lazyPart } from '#ui'
import { Suspense, useRef, useState } from 'react'
import { safeReturnUrl, useTexts, type Identity, type Texts } from '#shared'
import { OutsideFrame } from './outside-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import classes from './sign-in-page.module.css'

/** Few need it: it is loaded when it is asked for. */
const ForgotPassword = lazyPart(() => import('./forgot-password.tsx'))
const AlreadyIn = lazyPart(() => import('./already-in.tsx'))

interface Props {
  /** Who has signed in already. */
  readonly identity: Identity | null
  /** Whether they were so when they came: then their role does not open the page that they want (spec §6). */
  readonly isSentAway: boolean
  readonly onTexts: (texts: Texts) => void
}

/** Sign-in (spec §2.3). */
export function SignInPage({ identity, isSentAway, onTexts }: Props) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [forgot, setForgot] = useState<'open' | 'closed'>()
  const [guess, setGuess] = useState('')
  return (
    <OutsideFrame onTexts={onTexts}>
      <SignInForm
        form={form}
        // Back leads to where they came from, not to the form that has done its work.
        onSignedIn={() => location.replace(safeReturnUrl(wantedPage()))}
        below={
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
        }
      >
        <div>
          <h1 className={classes.title}>{t('identity.signIn.title')}</h1>
          <p className={classes.lead}>{t('identity.signIn.lead')}</p>
        </div>
        {identity && (
          <Suspense fallback={null}>
            <AlreadyIn identity={identity} wanted={wantedPage()} isSentAway={isSentAway} />
          </Suspense>
        )}
      </SignInForm>
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
