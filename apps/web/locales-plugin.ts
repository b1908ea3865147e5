import { normalizePath, type Plugin } from 'vite'

/** The widgets' library brings a file of words for each of its thirty languages. */
const LOCALE_FILE =
  /\/react-(?:aria|aria-components|stately)\/.*\/intl\/.*\/?([a-z]{2}-[A-Z]{2})\.mjs$/

/** The languages that the page speaks. */
const LOCALES: ReadonlySet<string> = new Set(['el-GR', 'en-US'])

/**
 * A button that closes a list is there for those who cannot see it. Its Greek word of the library is the one that
 * rejects an application.
 */
const CLOSES = 'export default { dismiss: "Κλείσιμο της λίστας" }'

/** Leaves the other languages of the widgets' library out: they are two thirds of its weight. */
export function localesPlugin(): Plugin {
  return {
    name: 'telemachos-locales',
    enforce: 'pre',
    load(id) {
      const path = normalizePath(id)
      const locale = LOCALE_FILE.exec(path)?.[1]
      if (locale === 'el-GR' && path.includes('/overlays/')) return CLOSES
      return locale === undefined || LOCALES.has(locale) ? null : 'export default {}'
    },
  }
}
