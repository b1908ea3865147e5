/**
 * The token of the link by which this page was opened, taken out of the address bar: there it would
 * be seen by bystanders, kept among the visited pages, and copied with the address. The tab keeps
 * it, so that the page can be loaded again.
 */
export function takeToken(): string {
  const [, page, inAddress] =
    /^(\/(?:resetpassword|emailchange))\/([^/]+)/i.exec(location.pathname) ?? []
  if (inAddress !== undefined) history.replaceState({ token: inAddress }, '', page)
  const state: unknown = history.state
  const isKept = typeof state === 'object' && state !== null && 'token' in state
  return isKept && typeof state.token === 'string' ? state.token : ''
}
