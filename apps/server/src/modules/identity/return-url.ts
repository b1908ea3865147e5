import { isCallPath } from '@telemachos/contract/core/call-path'

const ANY_ORIGIN = 'http://own.invalid'

/**
 * A path of our own pages to return to; '/' for anything that would lead elsewhere, or to a call: who
 * has just signed in is not to be signed off by it.
 */
export function safeReturnUrl(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, ANY_ORIGIN)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, ANY_ORIGIN)
  if (origin !== ANY_ORIGIN || isCallPath(decoded(pathname))) return '/'
  // A browser reads a path that begins with two slashes as another host.
  return pathname.startsWith('//') ? '/' : pathname + search + hash
}

/** As the server reads it: `/%61ccount` is `/account`. */
function decoded(path: string): string {
  return path.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent)
}
