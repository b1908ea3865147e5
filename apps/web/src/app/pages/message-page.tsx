import { useEffect } from 'react'
import { useTexts } from '#shared'
import classes from '../plain-page.module.css'

export type MessageName = 'denied' | 'error' | 'notfound'

/** A fixed page that says what went wrong and leads on (spec §2.1). */
export function MessagePage({ name }: { readonly name: MessageName }) {
  const { t } = useTexts()
  const title = t(`core.${name}.title`)
  useEffect(() => {
    document.title = `${title} · ${t('core.product')}`
  }, [title, t])
  return (
    <main className={classes.page}>
      <section className={classes.card}>
        <h1>{title}</h1>
        <p>{t(`core.${name}.text`)}</p>
        <a href="/">{t('core.crash.home')}</a>
      </section>
    </main>
  )
}
