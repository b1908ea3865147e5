import { isCallPath } from '../core/call-path.ts'
import { LANGUAGES } from '../core/define-texts.ts'
import { SPECIFIED_ROUTES } from '../core/routes.ts'

/** What a project's url is made of (spec §3); it stands first in the address of its pages. */
const PROJECT_URL = /^[A-Za-z0-9_-]{1,100}$/

/** First parts of the addresses of other pages. */
const OF_PAGES: ReadonlySet<string> = new Set([
  // The addresses of languages (spec §2.1, root.lang).
  ...LANGUAGES,
  ...SPECIFIED_ROUTES.map(({ path }) => path.split('/')[1]?.toLowerCase() ?? '').filter(
    (part) => part !== '' && !part.startsWith('{'),
  ),
])

/**
 * True for a url under which a project's pages are found: letters, digits, - and _, neither a number,
 * which would be taken for an id, nor the beginning of another page's address or of a call's.
 * ```ts
 * isProjectUrl('gefyres') // => true
 * isProjectUrl('EN') // => false
 * ```
 */
export function isProjectUrl(url: string): boolean {
  return (
    PROJECT_URL.test(url) &&
    !/^\d+$/.test(url) &&
    !OF_PAGES.has(url.toLowerCase()) &&
    !isCallPath(`/${url}`)
  )
}
