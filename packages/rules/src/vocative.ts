import { fold } from './greek-text.ts'

/**
 * Names in -ος of three syllables or more whose vocative is sure even where the accent that
 * decides it is missing (capitals), and those that keep -ε against the rule of the accent.
 */
const IN_EPSILON = new Set(
  (
    'κωνσταντινοσ αλεξανδροσ θεοδωροσ χαραλαμποσ ευαγγελοσ αποστολοσ αγγελοσ στεφανοσ φιλιπποσ ' +
    'στυλιανοσ χριστοφοροσ χριστοδουλοσ ιακωβοσ νικηφοροσ θεοφιλοσ ματθαιοσ βαρθολομαιοσ ' +
    'αυγουστινοσ ιουστινοσ βαλεντινοσ φοιβοσ'
  ).split(' '),
)

const GREEK_WORD = /^\p{Script=Greek}+$/u

/** A vowel sound of folded text: a pair read as one, ι before another vowel, or a single vowel. */
const SYLLABLE = /ι(?:ου|αυ|ευ|[αεοω])|[αεου]ι|[αεο]υ|[αεηιουω]/g

/**
 * The vocative of a Greek first name, for greetings: `Γιώργος` gives `Γιώργο`, `Αλέξανδρος`
 * `Αλέξανδρε`, `Μαρία` `Μαρία`. Each part of a double name changes. Undefined when unsure (Latin
 * script, learned endings): the greeting then goes without a name.
 * ```ts
 * vocative('Γιώργος') // => 'Γιώργο'
 * vocative('George') // => undefined
 * ```
 */
export function vocative(firstName: string): string | undefined {
  const parts = firstName
    .normalize('NFC')
    .trim()
    .split(/(\s+|[-\u2010-\u2015])/)
  const changed = parts.map((part, index) => (index % 2 === 0 ? vocativeOfWord(part) : part))
  return changed.includes(undefined) ? undefined : changed.join('')
}

function vocativeOfWord(name: string): string | undefined {
  if (!GREEK_WORD.test(name)) return undefined
  const folded = fold(name)
  if (/[ηα]σ$/.test(folded)) return name.slice(0, -1)
  if (folded.endsWith('οσ')) return vocativeOfOs(name, folded)
  if (/[αειηουω]$/.test(folded)) return name
  return /(?:ηλ|ηφ|[αι]δ|[αι]μ)$/.test(folded) ? name : undefined
}

/** -ός gives -έ; -ος gives -ο when the accent is on the syllable before it, otherwise -ε. */
function vocativeOfOs(name: string, folded: string): string | undefined {
  const stem = name.slice(0, -2)
  const isCapital = name.endsWith('Σ')
  if (/[όΌ].$/.test(name)) return stem + (isCapital ? 'Έ' : 'έ')
  const epsilon = stem + (isCapital ? 'Ε' : 'ε')
  if (IN_EPSILON.has(folded)) return epsilon

  const accent = stem.normalize('NFD').indexOf('\u0301')
  if (accent >= 0) {
    const afterAccent = stem.normalize('NFD').slice(accent + 1)
    return /[αειηουω]/i.test(afterAccent) ? epsilon : stem + name.slice(-2, -1)
  }
  if (folded.endsWith('ιοσ')) return epsilon
  return folded.match(SYLLABLE)?.length === 2 ? stem + name.slice(-2, -1) : undefined
}
