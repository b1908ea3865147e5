import { callAddress, signOff, useTexts } from '#shared'
import { OwnInvitations } from '#features/imports'
import { useApp } from '../app-context.ts'
import classes from '../plain-page.module.css'

/** For people who have signed in but belong to no project yet. */
export default function NoProjectPage() {
  const { t } = useTexts()
  const { identity } = useApp()
  return (
    <main className={classes.page}>
      <section className={classes.card}>
        <h1>{t('shell.home.welcome', { name: identity.Vocative || identity.FirstName })}</h1>
        <p>{t('shell.home.noProject')}</p>
        <OwnInvitations />
        <a href={callAddress('identity.signOff', {})} onClick={signOff}>
          {t('shell.user.signOff')}
        </a>
      </section>
    </main>
  )
}
