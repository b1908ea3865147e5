/**
 * What the server's own paths begin with, in any case.
 * @public The page's build writes it into the worker.
 */
export const CALL_PATHS =
  /^\/(api\d?|account|anyquest|razor|uncached|certificate|realtime|health|ready|assets)(\/|$)/i

/**
 * Whether a path is the server's own: an unknown one is a wrong call there, not one of the page's.
 * ```ts
 * isCallPath('/api/users') // => true
 * isCallPath('/actions') // => false
 * ```
 */
export const isCallPath = (path: string): boolean => CALL_PATHS.test(path)

/**
 * Whether an address of this site, a path with its query, would be answered by a call, however it is
 * written; or by another site.
 * ```ts
 * leadsToCall('/home/%2e%2e/%61pi/users') // => true
 * ```
 */
export function leadsToCall(address: string): boolean {
  const path = address
    .replace(/[?#].*$/s, '')
    .replaceAll('\\', '/')
    .replace(/%[2-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
  const parts: string[] = []
  for (const part of path.split('/').slice(1)) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  const plain = `/${parts.join('/')}`
  return plain.startsWith('//') || isCallPath(plain)
}

/** Where every call is described. */
export const REFERENCE_PATH = '/api/reference'

/** Where the server says whether it can reach its database. */
export const READY_PATH = '/ready'

/** What keeps the page's files in the browser. */
export const WORKER_PATH = '/sw.js'

/** The page without anybody's data: what is shown without a network. */
export const OFFLINE_PATH = '/offline.html'

/** Where pages are told what changes. */
export const REALTIME_PATH = '/realtime'

/** Where people sign in: beside the route table, which the page's first scripts go without. */
export const SIGN_IN_PATH = '/signin'
