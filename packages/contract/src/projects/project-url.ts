import { LANGUAGES } from '../core/define-texts.ts'
import { SPECIFIED_ROUTES } from '../core/routes.ts'

/** What a project's url is made of (spec §3); it stands first in the address of its pages. */
const PROJECT_URL = /^[A-Za-z0-9_-]{1,100}$/

/** First parts of addresses that belong to the server itself. */
const OF_SERVER = ['api', 'api2', 'api3', 'account', 'anyquest', 'assets', 'realtime', 'health']

const RESERVED: ReadonlySet<string> = new Set([
  ...OF_SERVER,
  'ready',
  // The addresses of languages (spec §2.1, root.lang).
  ...LANGUAGES,
  ...SPECIFIED_ROUTES.map(({ path }) => path.split('/')[1]?.toLowerCase() ?? '').filter(
    (part) => part !== '' && !part.startsWith('{'),
  ),
])

/**
 * True for a url under which a project's pages are found: letters, digits, - and _, neither a number,
 * which would be taken for an id, nor the beginning of another page's address.
 * ```ts
 * isProjectUrl('gefyres') // => true
 * isProjectUrl('EN') // => false
 * ```
 */
export function isProjectUrl(url: string): boolean {
  return PROJECT_URL.test(url) && !/^\d+$/.test(url) && !RESERVED.has(url.toLowerCase())
}
