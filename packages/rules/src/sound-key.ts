import { fold } from './greek-text.ts'

/**
 * Search by sound, so that Greeklish finds Greek. Both scripts are first
 * written in one plain alphabet (`plain`; θ is written q), letter by letter, and then everything
 * that sounds alike falls together (`merge`). Only what one Latin letter leaves open (h is χ or η)
 * makes several readings of a query.
 */

const GREEK: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'q',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'x',
  ψ: 'ps',
  ω: 'o',
}

/** Latin letters and pairs that are read in one way, whatever stands beside them. */
const LATIN: Record<string, string> = { b: 'v', c: 'k', ch: 'x', j: 'tz', q: 'k', w: 'o' }

/** What the last letter of a half-typed word may become with the next letter typed. */
const UNFINISHED: Record<string, readonly string[]> = {
  a: ['a', 'ai'],
  e: ['e', 'ei'],
  o: ['o', 'oy', 'oi'],
  w: ['o', 'oy', 'oi'],
  k: ['k', 'x'],
  c: ['k', 'x'],
  m: ['m', 'v'],
  n: ['n', 'd', 'g'],
  p: ['p', 'f'],
  t: ['t', 'q'],
}

const TOKEN = /[ctp]h|./gsu
const VOWEL = /[aeiouyw]/
const LATIN_LETTER = /[a-z]/

/** One token's possible readings in the plain alphabet, the likeliest first. */
function readingsOf(token: string, before: string, after: string): readonly string[] {
  switch (token) {
    case '8':
      return LATIN_LETTER.test(before + after) ? ['q'] : ['8']
    case '3':
      return LATIN_LETTER.test(before + after) ? ['x'] : ['3']
    case 'th':
      return LATIN_LETTER.test(after) && after !== 's' ? ['q', 'ti'] : ['ti', 'q']
    case 'ph':
      return before === 'm' ? ['pi', 'f'] : ['f', 'pi']
    case 'h':
      if (before === '' || VOWEL.test(before + after)) return ['x', 'i']
      return after === '' ? ['i', 'x'] : ['i']
    case 'u':
      if (before === 'o') return ['y']
      return before === 'a' || before === 'e' ? ['y', 'q'] : ['oy', 'y', 'q']
    default:
      return [GREEK[token] ?? LATIN[token] ?? token]
  }
}

/** The readings of every token of a folded text, in order. */
function plain(folded: string): (readonly string[])[] {
  return [...folded.matchAll(TOKEN)].map(({ 0: token, index }) =>
    readingsOf(token, folded.charAt(index - 1), folded.charAt(index + token.length)),
  )
}

const VOWELS = /ai|oy|[eo]i|[ae]y|[iy]+/g
const VOWEL_SOUND: Record<string, string> = { ai: 'e', oy: 'u', ay: 'av', ey: 'ev' }

/** Words need some eight turns. `εοεο…ι` loses a letter in each: as many turns as it has letters. */
const MAX_TURNS = 40

/** Lets alike sounds of the plain alphabet fall together, until nothing changes that is in a word. */
function merge(text: string): string {
  let merged = text
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const next = mergeOnce(merged)
    if (next === merged) break
    merged = next
  }
  return merged
}

const mergeOnce = (text: string): string =>
  text
    .replace(/([a-z])\1+/g, '$1')
    .replace(/m[pv]/g, 'v')
    .replace(/n[td]/g, 'd')
    .replace(/n?gk|n[gk]/g, 'g')
    .replace(/ks/g, 'x')
    .replace(/t(?=q)|k(?=x)|p(?=f)/g, '')
    .replace(VOWELS, (sound) => VOWEL_SOUND[sound] ?? 'i')
    .replace(/(?<=[ae])[vf]+/g, 'v')

/**
 * The key under which a text is found by sound, for storing beside it: iotacisms, ο and ω, ε and
 * αι, μπ and β, ντ and δ, γκ and γ, χ and ξ and double letters are one, in Greek and in Greeklish.
 * `Χαράλαμπος` and `xaralampos` both give `xaralavos`.
 * ```ts
 * soundKey('Χαράλαμπος') // => 'xaralavos'
 * soundKey('xaralampos') // => 'xaralavos'
 * ```
 */
export function soundKey(text: string): string {
  const first = plain(fold(text)).map((readings) => readings[0])
  return merge(first.join(''))
}

/**
 * The keys of one query word, finished or half typed, the likeliest first, at most `cap`: a stored
 * text matches when its `soundKey` contains one of them. Words of a longer query are asked one by
 * one. An empty query has no keys. A word with more than two letters read against the likeliest
 * sound may need a reading beyond the cap.
 */
export function soundKeysOfQuery(query: string, cap = 12): string[] {
  const folded = fold(query)
  const tokens = plain(folded)
  const last = UNFINISHED[folded.slice(-1)]
  if (last) tokens[tokens.length - 1] = last
  const keys = likeliest(tokens, cap * 2).map(merge)
  return [...new Set(keys)].filter((key) => key !== '').slice(0, cap)
}

/** Joins one reading of each token in every way and keeps the `limit` that use the likeliest. */
function likeliest(tokens: readonly (readonly string[])[], limit: number): string[] {
  let joined = [{ text: '', cost: 0 }]
  for (const readings of tokens) {
    joined = joined
      .flatMap(({ text, cost }) =>
        readings.map((reading, index) => ({ text: text + reading, cost: cost + index })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, limit)
  }
  return joined.map(({ text }) => text)
}
