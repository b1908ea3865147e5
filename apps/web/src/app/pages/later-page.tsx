import type { RouteState } from '@telemachos/contract/routes'
import { use } from 'react'
import { callAddress, IdentityContext, signOff, useTexts } from '#shared'
import { AppContext } from '../app-context.ts'
import classes from './later-page.module.css'

/**
 * The page of a route of a later part: plainly says what will be there, and leads home, and off where
 * there is no shell. For the applicant, home is this page.
 */
export function LaterPage({ state }: { readonly state: string }) {
  const { t } = useTexts()
  const app = use(AppContext)
  const isInShell = use(IdentityContext) !== null
  return (
    <section className={classes.box}>
      <p className={classes.badge}>{t('core.later.badge')}</p>
      <h1 className={classes.title}>{t(`route.${state as RouteState}.title`)}</h1>
      <p>{t(`route.${state as RouteState}.purpose`)}</p>
      <p className={classes.ways}>
        {app?.identity.Role !== 'Registered' && <a href="/">{t('core.crash.home')}</a>}
        {app && !isInShell && (
          <a href={callAddress('identity.signOff', {})} onClick={signOff}>
            {t('shell.user.signOff')}
          </a>
        )}
      </p>
    </section>
  )
}
