import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, call, errorText, useTexts } from '#shared'
import { useParams } from '#ui'
import classes from '../plain-page.module.css'

/** Takes an administrator into the place of the person of a token, which is good once. */
export default function LoginAsPage() {
  const { t } = useTexts()
  const { token = '' } = useParams()
  // Asked once, whatever happens meanwhile: the token is used up by it.
  const redeemed = useQuery({
    queryKey: ['identity.redeemLoginAs', token],
    queryFn: () => call('identity.redeemLoginAs', { token }, { changesPerson: true }),
    retry: false,
    staleTime: 'static',
  })
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
            ? (isRefused(redeemed.error) && t('standIn.redeem.refused')) ||
              errorText(redeemed.error, t)
            : t('standIn.redeem.waiting')}
        </p>
        {redeemed.error && <a href="/">{t('core.crash.home')}</a>}
      </section>
    </main>
  )
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')
