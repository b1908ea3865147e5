import { useEffect, useState } from 'react'
import { ApiError, call, errorText, useTexts, type CallOutput, type Texts } from '#shared'
import { Button, ErrorState } from '#ui'
import { OutsideFrame } from './outside-frame.tsx'
import classes from './sign-in-page.module.css'

type Link = CallOutput<'identity.checkEmailToken'>

type Stage =
  | { readonly name: 'asking' | 'dead' }
  | { readonly name: 'failed'; readonly error: Error }
  | { readonly name: 'question' | 'done'; readonly link: Link }

interface Props {
  readonly token: string
  readonly onTexts: (texts: Texts) => void
}

/** Confirms a new e-mail address, or restores the one before: by a button, since mail programs open links. */
export function EmailLinkPage({ token, onTexts }: Props) {
  const { t } = useTexts()
  const [stage, setStage] = useState<Stage>({ name: 'asking' })

  useEffect(() => {
    if (stage.name !== 'asking') return undefined
    const abort = new AbortController()
    call('identity.checkEmailToken', { Token: token }, { signal: abort.signal }).then(
      (link) => setStage({ name: 'question', link }),
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
        {stage.name === 'dead' && (
          <div role="alert">
            <h1 className={classes.title}>{t('identity.reset.dead')}</h1>
            <p className={classes.lead}>{t('identity.emailLink.deadLead')}</p>
          </div>
        )}
        {stage.name === 'failed' && (
          <ErrorState error={stage.error} onRetry={() => setStage({ name: 'asking' })} />
        )}
        {stage.name === 'question' && (
          <Question
            token={token}
            link={stage.link}
            onDone={() => setStage({ name: 'done', link: stage.link })}
            onDead={() => setStage({ name: 'dead' })}
          />
        )}
        {stage.name === 'done' && <Done link={stage.link} />}
        {(stage.name === 'dead' || stage.name === 'done') && (
          <a href="/" className={classes.onward}>
            {t('identity.emailLink.onward')}
          </a>
        )}
      </div>
      <span />
    </OutsideFrame>
  )
}

interface QuestionProps {
  readonly token: string
  readonly link: Link
  readonly onDone: () => void
  readonly onDead: () => void
}

function Question({ token, link, onDone, onDead }: QuestionProps) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { Kind, Username, Email } = link

  async function redeem(): Promise<void> {
    setBusy(true)
    try {
      await call('identity.redeemEmailToken', { Token: token })
      onDone()
    } catch (error) {
      if (isDead(error)) return onDead()
      setProblem(errorText(error, t))
      setBusy(false)
    }
  }
  return (
    <>
      <div>
        <h1 className={classes.title}>{t(`identity.emailLink.${Kind}`)}</h1>
        <p className={classes.lead}>
          {t(`identity.emailLink.${Kind}Lead`, { name: Username, email: Email })}
        </p>
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Button size="md" fullWidth loading={isBusy} onClick={() => void redeem()}>
        {t(`identity.emailLink.${Kind}Button`)}
      </Button>
    </>
  )
}

function Done({ link: { Kind, Username, Email } }: { readonly link: Link }) {
  const { t } = useTexts()
  const done = Kind === 'confirm' ? 'confirmed' : 'undone'
  return (
    <div role="status">
      <h1 className={classes.title}>{t(`identity.emailLink.${done}`)}</h1>
      <p className={classes.lead}>
        {t(`identity.emailLink.${done}Lead`, { name: Username, email: Email })}
      </p>
    </div>
  )
}

/** A token that cannot be one is as dead as one that was used. */
function isDead(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'rule_violated' || error.status === 400)
}
