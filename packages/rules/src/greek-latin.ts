import { fold } from './greek-text.ts'

/** Letters by ELOT 743; those that stand in a pair are read first. */
const LETTERS: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
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
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

const PAIRS: Readonly<Record<string, string>> = {
  γγ: 'ng',
  γξ: 'nx',
  γχ: 'nch',
  ου: 'ou',
}

const DIPHTHONGS: Readonly<Record<string, string>> = { α: 'a', ε: 'e', η: 'i' }

/** Before these, and at a word's end, the υ of αυ, ευ and ηυ is f; before all others v. */
const VOICELESS = /[θκξπστφχψ]/

/** Two vowels that dialytika keep apart are never a diphthong. */
const APART = 'ϊ'.normalize('NFD').slice(1)

/**
 * Greek in small Latin letters by ELOT 743 (ISO 843, type 2): αυ is av or af by what follows, μπ is b at
 * the beginning of a word and mp within one, and so on. What is not Greek stays, without accents.
 * ```ts
 * toLatin('Γέφυρες Απασχόλησης') // => 'gefyres apascholisis'
 * toLatin('Ευρώπη, Αύρα, Μπάρμπας') // => 'evropi, avra, barmpas'
 * toLatin('Αυτό, Ευχή, Άγγελος') // => 'afto, efchi, angelos'
 * ```
 */
export function toLatin(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, wordToLatin)
}

function wordToLatin(word: string): string {
  // What dialytika keep apart is marked, since folding drops them.
  const letters = [...fold(word.replaceAll(new RegExp(`υ(?=\\p{M}*${APART})`, 'gu'), '\u0000υ'))]
  let latin = ''
  for (let place = 0; place < letters.length; place++) {
    const [one = '', two = ''] = letters.slice(place)
    const diphthong = two === 'υ' ? DIPHTHONGS[one] : undefined
    if (diphthong !== undefined) {
      const next = letters[place + 2]
      latin += diphthong + (next === undefined || VOICELESS.test(next) ? 'f' : 'v')
      place += 1
    } else if (one === 'μ' && two === 'π') {
      latin += place === 0 ? 'b' : 'mp'
      place += 1
    } else if (PAIRS[one + two] !== undefined) {
      latin += PAIRS[one + two]
      place += 1
    } else if (one !== '\u0000') latin += LETTERS[one] ?? one
  }
  return latin
}

/**
 * A text as a part of an address: small Latin letters and digits, words parted by `-`, at most `most`
 * signs and no word cut where that can be avoided; '' where nothing of it can stand there.
 * ```ts
 * toSlug('Μαζί στο Σχολείο 2026!', 40) // => 'mazi-sto-scholeio-2026'
 * toSlug('Γέφυρες Απασχόλησης', 10) // => 'gefyres'
 * ```
 */
export function toSlug(text: string, most: number): string {
  const whole = toLatin(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (whole.length <= most) return whole
  const cut = whole.slice(0, most + 1)
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : most)
}
