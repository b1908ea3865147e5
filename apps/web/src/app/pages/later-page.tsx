import type { RouteState } from '@telemachos/contract/core/routes'
import { use } from 'react'
import { IdentityContext } from '../../shared/api/identity.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { signOff } from '../../shared/navigation/sign-off.ts'
import classes from './later-page.module.css'

/** The page of a route of a later part: plainly says what will be there. */
export function LaterPage({ state }: { readonly state: string }) {
  const { t } = useTexts()
  const isInShell = use(IdentityContext) !== null
  return (
    <section className={classes.box}>
      <p className={classes.badge}>{t('core.later.badge')}</p>
      <h1 className={classes.title}>{t(`route.${state as RouteState}.title`)}</h1>
      <p>{t(`route.${state as RouteState}.purpose`)}</p>
      {isInShell ? (
        <a href="/">{t('core.crash.home')}</a>
      ) : (
        <a href="/account/logoff" onClick={signOff}>
          {t('shell.user.signOff')}
        </a>
      )}
    </section>
  )
}
