import { SIGN_IN_PATH } from '@telemachos/contract/core/call-path'
import { useEffect, useState } from 'react'
import { ApiError, call, useTexts, type CallOutput, type Texts } from '#shared'
import { ErrorState } from '#ui'
import { DeadLink } from './dead-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { OutsideFrame } from './outside-frame.tsx'
import classes from './sign-in-page.module.css'

type Link = CallOutput<'identity.checkPasswordToken'>

type Stage =
  | { readonly name: 'asking' | 'dead' }
  | { readonly name: 'failed'; readonly error: Error }
  | { readonly name: 'form' | 'done'; readonly link: Link }

interface ResetPasswordPageProps {
  readonly token: string
  readonly onTexts: (texts: Texts) => void
}

/** Sets a password by a mailed link: for somebody who has forgotten it, or has none yet. */
export function ResetPasswordPage({ token, onTexts }: ResetPasswordPageProps) {
  const [stage, setStage] = useState<Stage>({ name: 'asking' })

  useEffect(() => {
    if (stage.name !== 'asking') return undefined
    const abort = new AbortController()
    call('identity.checkPasswordToken', { Token: token }, { signal: abort.signal }).then(
      (link) => setStage({ name: 'form', link }),
      (error: Error) => {
        if (!abort.signal.aborted)
          setStage(isDead(error) ? { name: 'dead' } : { name: 'failed', error })
      },
    )
    return () => abort.abort()
  }, [stage.name, token])

  return (
    <OutsideFrame onTexts={onTexts}>
      <div className={classes.form} aria-busy={stage.name === 'asking'}>
        {stage.name === 'dead' && <DeadLink />}
        {stage.name === 'failed' && (
          <ErrorState error={stage.error} onRetry={() => setStage({ name: 'asking' })} />
        )}
        {stage.name === 'form' && (
          <NewPasswordForm
            token={token}
            link={stage.link}
            onDone={() => setStage({ name: 'done', link: stage.link })}
            onDead={() => setStage({ name: 'dead' })}
          />
        )}
        {stage.name === 'done' && <Done username={stage.link.Username} />}
      </div>
      <span />
    </OutsideFrame>
  )
}

function Done({ username }: { readonly username: string }) {
  const { t } = useTexts()
  return (
    <>
      <div role="status">
        <h1 className={classes.title}>{t('identity.reset.done')}</h1>
        <p className={classes.lead}>{t('identity.reset.doneLead', { name: username })}</p>
      </div>
      <a href={SIGN_IN_PATH} className={classes.onward}>
        {t('identity.reset.toSignIn')}
      </a>
    </>
  )
}

/** A token that cannot be one is as dead as one that was used. */
function isDead(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'rule_violated' || error.status === 400)
}
