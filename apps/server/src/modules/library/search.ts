import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { fold } from '@telemachos/rules/greek-text'
import type { CallContext } from '../../kernel/context.ts'
import { searchPatterns } from '../people/index.ts'
import * as store from './item-store.ts'
import { describe, partOf } from './list-items.ts'
import { viewerOf } from './policy.ts'

type Call = typeof contract.library.calls.search

/** From so many letters on, the index of letters finds what has them. */
const INDEXED_LETTERS = 3

/** Items with each of the words in title or tags, however it is spelt, or with all in their contents. */
export async function search(
  { libSearchText, After, Count }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const viewer = viewerOf(context)
  const { written, sounding } = searchPatterns(libSearchText)
  const words = wordsOf(libSearchText)
  const isRare = words.some((word) => word.length >= INDEXED_LETTERS)
  const patterns = sounding ?? written
  // Nothing but signs that nobody sees.
  if (patterns.length === 0) {
    const counts = Count ? await store.countNone(context.db, viewer) : {}
    return { list: [], Next: null, ...counts }
  }
  const wanted = { patterns, words: isRare ? queryOf(words) : undefined, isRare }
  const [rows, counts] = await Promise.all([
    store.search(context.db, viewer, wanted, partOf('title', After)),
    Count ? store.countFound(context.db, viewer, wanted) : {},
  ])
  return { ...describe(rows, context), ...counts }
}

/**
 * The words of a text as contents are searched by them.
 * ```ts
 * wordsOf('Οδηγός, 2η έκδοση') // => ['οδηγοσ', '2η', 'εκδοση']
 * ```
 */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A tsquery for contents with a word that begins with each of these: `'οδηγ':* & '2':*`. */
const queryOf = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ')
