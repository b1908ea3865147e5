import { useEffect } from 'react'
import { useCall, useTexts, errorText } from '#shared'
import { useParams } from '#ui'
import classes from '../plain-page.module.css'

/** Takes an administrator into the place of the person of a token, which is good once. */
export default function LoginAsPage() {
  const { t } = useTexts()
  const { token = '' } = useParams()
  const redeemed = useCall(
    'identity.redeemLoginAs',
    { token },
    // Asked once, whatever happens meanwhile: the token is used up by it.
    { retry: false, staleTime: 'static' },
  )
  const { data } = redeemed
  useEffect(() => {
    // Whoever was signed in before is gone with everything that was loaded for them.
    if (data) location.replace(data.returnUrl)
  }, [data])
  return (
    <main className={classes.page}>
      <section className={classes.card}>
        <h1>{t('standIn.redeem.title')}</h1>
        <p role="status">
          {redeemed.error
            ? (REFUSALS.has(redeemed.error.code) && t('standIn.redeem.refused')) ||
              errorText(redeemed.error, t)
            : t('standIn.redeem.waiting')}
        </p>
        {redeemed.error && <a href="/">{t('core.crash.home')}</a>}
      </section>
    </main>
  )
}

const REFUSALS: ReadonlySet<string> = new Set(['not_found', 'invalid_input'])
