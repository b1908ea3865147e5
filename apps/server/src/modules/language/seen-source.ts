import { plainText } from '@telemachos/rules/rich-text/plain-text'
import type { AuthorText } from './author-text-sources.ts'

/** What a translator had before them: a page and a table both languages, a file of XLIFF one of them. */
export interface SeenSource {
  readonly el?: string | undefined
  readonly en?: string | undefined
  readonly source?: string | undefined
}

type Source = Pick<AuthorText, 'el' | 'en'>

/** Files have texts without their look, and other ends of lines. */
const asRead = (text: string): string => plainText(text).replaceAll('\r\n', '\n').trim()

/**
 * What of a text was translated: as it is now or, where something else was seen, that.
 * ```ts
 * seenSource({ el: 'Αρχή', en: 'Start' }, { en: 'Begin' }) // => { el: 'Αρχή', en: 'Begin' }
 * seenSource({ el: 'Αρχή', en: 'Start' }, { source: 'Start' }) // => { el: 'Αρχή', en: 'Start' }
 * ```
 */
export function seenSource({ el, en }: Source, seen: SeenSource): Source {
  if (seen.source === undefined) return { el: asIs(el, seen.el), en: asIs(en, seen.en) }
  const source = asRead(seen.source)
  if (en.trim() !== '' && source === asRead(en)) return { el, en }
  // What has been put into English since was translated from Greek.
  if (source === asRead(el)) return { el, en: '' }
  return en.trim() === '' ? { el: seen.source, en } : { el, en: seen.source }
}

const asIs = (now: string, seen = now): string => (asRead(seen) === asRead(now) ? now : seen)
