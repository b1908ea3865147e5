import type { ErrorComponentProps } from '@tanstack/react-router'
import { ApiError, useTexts } from '#shared'
import classes from '../plain-page.module.css'

/** Shown in place of a page that failed. */
export function CrashPage({ error }: ErrorComponentProps) {
  const { t } = useTexts()
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return (
    <main className={classes.page}>
      <section className={classes.card} role="alert">
        <h1>{t('core.crash.title')}</h1>
        <p>{t('core.crash.text')}</p>
        {requestId && <p>{t('core.failed.request', { id: requestId })}</p>}
        <a href="/">{t('core.crash.home')}</a>
      </section>
    </main>
  )
}
