import { useEffect, useState } from 'react'
import { loadPart, TextsContext, type Identity, type Texts } from '#shared'
import { SignInForm } from './sign-in-form.tsx'
import { SignInPage } from './sign-in-page.tsx'

/** The form alone, as those sign in whose page has given way: it is loaded with this page's own. */
export const FormAlone = SignInForm

interface Props {
  readonly texts: Texts
  /** Who has signed in already. */
  readonly identity: Identity | null
}

/** The sign-in page on its own, without the application. */
export function SignInRoot({ texts: first, identity: before }: Props) {
  const [texts, setTexts] = useState(first)
  const [identity, setIdentity] = useState(before)
  useEffect(() => {
    document.title = texts.t('identity.signIn.documentTitle')
  }, [texts])
  useEffect(() => {
    // For as long as the page is there; without a network nobody signs in elsewhere either.
    void loadPart(() => import('./follow-signed-in.ts'))
      .then(({ followSignedIn }) => followSignedIn(setIdentity))
      .catch(() => {})
  }, [])
  return (
    <TextsContext value={texts}>
      <SignInPage identity={identity} isSentAway={before !== null} onTexts={setTexts} />
    </TextsContext>
  )
}
