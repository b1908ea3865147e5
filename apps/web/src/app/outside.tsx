import type { ReactNode } from 'react'
import { loadPart } from '../shared/api/load-part.ts'
import type { Identity } from '../shared/api/identity.ts'
import { standAt } from '../shared/api/page-person.ts'
import { loadTexts } from '../shared/i18n/load-texts.ts'
import type { Texts } from '../shared/i18n/use-texts.ts'
import { signInPath } from '../shared/navigation/return-url.ts'
import { SignInRoot } from '../features/identity/sign-in-root.tsx'

/**
 * Loads one of the roots for those who have not signed in, or need not have: none of them has a router
 * or the application's frame. Where the address says nothing else, it is signing in.
 */
export async function outsidePage(texts: Texts, identity: Identity | null): Promise<ReactNode> {
  const { pathname } = location
  if (/^\/resetpassword(\/|$)/i.test(pathname)) {
    const { ResetPasswordRoot } = await loadPart(
      () => import('../features/identity/reset-password-root.tsx'),
    )
    return <ResetPasswordRoot texts={texts} />
  }
  if (/^\/emailchange(\/|$)/i.test(pathname)) {
    const { EmailLinkRoot } = await loadPart(
      () => import('../features/identity/email-link-root.tsx'),
    )
    return <EmailLinkRoot texts={texts} />
  }
  if (/^\/application(form)?(\/|$)/i.test(pathname)) {
    const { ApplyRoot } = await loadPart(
      () => import('../features/applications/apply/apply-root.tsx'),
    )
    return <ApplyRoot texts={texts} isSignedIn={identity !== null} />
  }
  if (/^\/selfregister\/?$/i.test(pathname)) {
    const { RegisterRoot } = await loadPart(
      () => import('../features/applications/applicant/register-root.tsx'),
    )
    const { PasswordRules } = await loadPart(
      () => import('../features/identity/password-rules.tsx'),
    )
    // What the page was given are the words of sign-in, where this address leads to without an account.
    const whole = await loadTexts(texts.language)
    return <RegisterRoot texts={whole} rules={PasswordRules} />
  }
  const [, token] = /^\/[^/]+\/questtoken\/([^/]+)\/?$/i.exec(pathname) ?? []
  if (token !== undefined) {
    const { HolderRoot } = await loadPart(
      () => import('../features/questionnaires/player/holder-root.tsx'),
    )
    return <HolderRoot texts={texts} token={decodeURIComponent(token)} />
  }
  const isSignIn = /^\/signin\/?$/i.test(pathname)
  if (!isSignIn && pathname !== '/') {
    const { anonymousPage } = await loadPart(() => import('./anonymous-page.tsx'))
    const page = anonymousPage(texts)
    if (page !== undefined) return page
  }
  if (!isSignIn) history.replaceState(null, '', signInPath())
  standAt(undefined)
  return <SignInRoot texts={texts} identity={identity} />
}
