import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { TextsContext, useTabGuard, type Texts } from '#shared'
import { BrandMark, LanguageSwitch, ServiceNotice } from '#ui'
import { ConfirmRegistration } from './confirm-registration.tsx'
import type { PasswordRules } from './register-form.tsx'
import { RegisterPage } from './register-page.tsx'
import classes from './applicant.module.css'

const queries = new QueryClient()

interface Props {
  readonly texts: Texts
  readonly rules: PasswordRules
}

/** Registration, for somebody without an account: on its own, without the application. */
export function RegisterRoot({ texts: first, rules }: Props) {
  const [texts, setTexts] = useState(first)
  const [token] = useState(takeToken)
  useTabGuard()
  useEffect(() => {
    document.title = `${texts.t('register.title')} · ${texts.t('core.product')}`
  }, [texts])
  return (
    <TextsContext value={texts}>
      <QueryClientProvider client={queries}>
        <div className={classes.page}>
          <header className={classes.top}>
            <BrandMark />
            <LanguageSwitch onTexts={setTexts} />
          </header>
          <main className={classes.list}>
            {token === '' ? <RegisterPage rules={rules} /> : <ConfirmRegistration token={token} />}
          </main>
        </div>
        <ServiceNotice />
      </QueryClientProvider>
    </TextsContext>
  )
}

/** The token of the mailed link, taken out of the address bar; it was never sent with the address. */
function takeToken(): string {
  const token = location.hash.slice(1)
  if (token !== '') history.replaceState(null, '', location.pathname + location.search)
  return token
}
