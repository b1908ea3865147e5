import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request may change anything: it came from our own pages, or not from a browser.
 *
 * Browsers send Origin with every cross-site write, forms and multipart included, and say in
 * Sec-Fetch-Site where a request comes from; neither can be set by a page. A client that sends
 * neither is no browser, and carries no cookie that a stranger could use.
 *
 * @param ownOrigin origin of PUBLIC_URL; the request's own Host counts as ours too.
 */
export function isOwnSite(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin !== undefined) {
    if (origin === ownOrigin) return true
    return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase()
  }
  return site === undefined || site === 'same-origin' || site === 'none'
}
