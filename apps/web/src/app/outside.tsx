import { loadHolderRoot } from '#features/questionnaires'
import { loadApplyRoot, loadRegisterRoot } from '#features/applications'
import type { ReactNode } from 'react'
import { loadPart, type Identity, standAt, loadTexts, type Texts, signInPath } from '#shared'
import {
  SignInRoot,
  loadResetPasswordRoot,
  loadEmailLinkRoot,
  loadPasswordRules,
} from '#features/identity'

/**
 * Loads one of the roots for those who have not signed in, or need not have: none of them has a router
 * or the application's frame. Where the address says nothing else, it is signing in.
 */
export async function outsidePage(texts: Texts, identity: Identity | null): Promise<ReactNode> {
  const { pathname } = location
  if (/^\/resetpassword(\/|$)/i.test(pathname)) {
    const { ResetPasswordRoot } = await loadPart(loadResetPasswordRoot)
    return <ResetPasswordRoot texts={texts} />
  }
  if (/^\/emailchange(\/|$)/i.test(pathname)) {
    const { EmailLinkRoot } = await loadPart(loadEmailLinkRoot)
    return <EmailLinkRoot texts={texts} />
  }
  if (/^\/application(form)?(\/|$)/i.test(pathname)) {
    const { ApplyRoot } = await loadPart(loadApplyRoot)
    return <ApplyRoot texts={texts} role={identity?.Role ?? null} />
  }
  if (/^\/selfregister\/?$/i.test(pathname)) {
    const { RegisterRoot } = await loadPart(loadRegisterRoot)
    const { PasswordRules } = await loadPart(loadPasswordRules)
    // What the page was given are the words of sign-in, where this address leads to without an account.
    const whole = await loadTexts(texts.language)
    return <RegisterRoot texts={whole} rules={PasswordRules} />
  }
  const [, token] = /^\/[^/]+\/questtoken\/([^/]+)\/?$/i.exec(pathname) ?? []
  if (token !== undefined) {
    const { HolderRoot } = await loadPart(loadHolderRoot)
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
