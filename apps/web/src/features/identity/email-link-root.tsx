import { useEffect, useState } from 'react'
import { TextsContext, type Texts } from '#shared'
import { EmailLinkPage } from './email-link-page.tsx'
import { takeToken } from './reset-token.ts'

/** The page of a mailed link about an e-mail address on its own, without the application. */
export function EmailLinkRoot({ texts: first }: { readonly texts: Texts }) {
  const [texts, setTexts] = useState(first)
  const [token] = useState(takeToken)
  useEffect(() => {
    document.title = texts.t('identity.emailLink.documentTitle')
  }, [texts])
  return (
    <TextsContext value={texts}>
      <EmailLinkPage token={token} onTexts={setTexts} />
    </TextsContext>
  )
}
