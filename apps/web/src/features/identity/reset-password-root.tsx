import { useEffect, useState } from 'react'
import { TextsContext, type Texts } from '#shared'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { takeToken } from './reset-token.ts'

/** The page for a new password on its own, without the application. */
export function ResetPasswordRoot({ texts: first }: { readonly texts: Texts }) {
  const [texts, setTexts] = useState(first)
  const [token] = useState(takeToken)
  useEffect(() => {
    document.title = texts.t('identity.reset.documentTitle')
  }, [texts])
  return (
    <TextsContext value={texts}>
      <ResetPasswordPage token={token} onTexts={setTexts} />
    </TextsContext>
  )
}
