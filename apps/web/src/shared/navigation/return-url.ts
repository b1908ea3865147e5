import { leadsToCall, SIGN_IN_PATH } from '@telemachos/contract/core/call-path'

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The address of sign-in that leads back to where one is (spec §2.1). */
export function signInPath({ pathname, search, hash }: Place = location): string {
  return `${SIGN_IN_PATH}?returnUrl=${encodeURIComponent(pathname + search + hash)}`
}

/** The page's own origin; on the server, which draws for any, none. */
const hereOrNowhere = (): string => (typeof location === 'undefined' ? '' : location.origin)

/** A path of our own to return to; '/' for anything that would lead to another site, or to a call. */
export function safeReturnUrl(wanted: string | null, origin = hereOrNowhere()): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return '/'
  const url = new URL(wanted, origin)
  const address = url.pathname + url.search + url.hash
  return url.origin === origin && !leadsToCall(address) ? address : '/'
}
