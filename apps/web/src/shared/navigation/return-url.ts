/** The address of sign-in that leads back to a path of ours. */
export function signInPath(returnUrl: string): string {
  return returnUrl === '/' ? '/signin' : `/signin?returnUrl=${encodeURIComponent(returnUrl)}`
}

/** A path of our own to return to; '/' for anything that would lead to another site. */
export function safeReturnUrl(wanted: string | null, origin = location.origin): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return '/'
  const url = new URL(wanted, origin)
  return url.origin === origin && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : '/'
}
