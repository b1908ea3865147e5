import type { IncomingHttpHeaders } from 'node:http'

/** The machine itself, which nobody stands before. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a request may change anything: it came from our own pages, or not from a browser.
 *
 * Browsers send Origin with every cross-site write, forms and multipart included, and say in
 * Sec-Fetch-Site where a request comes from; neither can be set by a page. A client that sends
 * neither is no browser, and carries no cookie that a stranger could use.
 *
 * ```ts
 * isOwnSite({ origin: 'https://example.org' }, 'https://example.org') // => true
 * isOwnSite({ origin: 'https://elsewhere.org' }, 'https://example.org') // => false
 * isOwnSite({}, 'https://example.org') // => true
 * ```
 * @param ownOrigin origin of PUBLIC_URL; the request's own Host counts as ours too. Where PUBLIC_URL
 *   is encrypted, a page that is not may be anybody's who is on the way, whatever its host.
 */
export function isOwnSite(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin !== undefined) {
    if (origin === ownOrigin) return true
    if (host === undefined || !URL.canParse(origin)) return false
    const from = new URL(origin)
    if (from.host !== host.toLowerCase()) return false
    return isEncrypted(origin) || !isEncrypted(ownOrigin) || LOOPBACK.test(from.hostname)
  }
  return site === undefined || site === 'same-origin' || site === 'none'
}

/**
 * Whether somebody goes to an address, where a browser says so: a picture, a frame or a script with the
 * same address changes nothing.
 *
 * ```ts
 * isNavigation({ 'sec-fetch-dest': 'document' }) // => true
 * isNavigation({ 'sec-fetch-dest': 'image' }) // => false
 * isNavigation({}) // => true
 * ```
 */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest']
  return destination === undefined || destination === 'document'
}

function isEncrypted(origin: string): boolean {
  return origin.startsWith('https:')
}
