const ANY_ORIGIN = 'http://own.invalid'

/** A path of our own pages to return to; '/' for anything that would lead elsewhere. */
export function safeReturnUrl(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, ANY_ORIGIN)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, ANY_ORIGIN)
  // A browser reads a path that begins with two slashes as another host.
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
