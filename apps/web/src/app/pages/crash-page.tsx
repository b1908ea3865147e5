import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { ApiError, canRetry, service, useTexts } from '#shared'
import { ErrorState } from '#ui'
import classes from '../plain-page.module.css'

/** Shown in place of a page that failed, outside any frame. */
export function CrashPage(props: ErrorComponentProps) {
  return (
    <main className={classes.page}>
      <FailedPage {...props} />
    </main>
  )
}

/**
 * Shown in place of a page that failed, in the frame that it stands in. What the network or the service
 * did to it is no fault of the page: it is tried again once they are back.
 */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTexts()
  const router = useRouter()
  const tryAgain = (): void => {
    reset()
    void router.invalidate()
  }
  const onBack = useEffectEvent(tryAgain)
  useEffect(() => service.whenBack(() => onBack()), [])
  const refusal = error instanceof ApiError ? error : undefined
  if (refusal && canRetry(refusal)) return <ErrorState error={refusal} onRetry={tryAgain} />
  return (
    <section className={classes.card} role="alert">
      <h1>{t('core.crash.title')}</h1>
      <p>{t('core.crash.text')}</p>
      {refusal?.requestId && <p>{t('core.failed.request', { id: refusal.requestId })}</p>}
      <a href="/">{t('core.crash.home')}</a>
    </section>
  )
}
