import { useEffect, useState } from 'react'
import { TextsContext, type Texts } from '../../shared/i18n/use-texts.ts'
import { SignInPage } from './sign-in-page.tsx'

/** The sign-in page on its own, without the application. */
export function SignInRoot({ texts: first }: { texts: Texts }) {
  const [texts, setTexts] = useState(first)
  useEffect(() => {
    document.title = texts.t('identity.signIn.documentTitle')
  }, [texts])
  return (
    <TextsContext value={texts}>
      <SignInPage onTexts={setTexts} />
    </TextsContext>
  )
}
