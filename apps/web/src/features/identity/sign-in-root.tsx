import { useEffect, useState } from 'react'
import { TextsContext, type Identity, type Texts } from '#shared'
import { SignInPage } from './sign-in-page.tsx'

interface Props {
  readonly texts: Texts
  /** Who has signed in already, and was sent here from a page that is not theirs. */
  readonly identity: Identity | null
}

/** The sign-in page on its own, without the application. */
export function SignInRoot({ texts: first, identity }: Props) {
  const [texts, setTexts] = useState(first)
  useEffect(() => {
    document.title = texts.t('identity.signIn.documentTitle')
  }, [texts])
  return (
    <TextsContext value={texts}>
      <SignInPage identity={identity} onTexts={setTexts} />
    </TextsContext>
  )
}
