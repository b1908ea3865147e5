import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './greek-text.ts'
import { soundKey, soundKeysOfQuery } from './sound-key.ts'

function finds(query: string, stored: string): boolean {
  const key = soundKey(stored)
  return soundKeysOfQuery(query).some((expected) => key.includes(expected))
}

const NAMES = (
  'Παπαδόπουλος Χαράλαμπος Θεοδώρου Ευσταθίου Ξένια Δημήτρης Παναγιώτης Αθανάσιος Θανάσης Χρήστος ' +
  'Ευάγγελος Αντώνης Ανδρέας Κωνσταντίνος Γεώργιος Μιχαήλ Ραφαήλ Ειρήνη Οικονόμου Αικατερίνη ' +
  'Παρασκευή Σταύρος Παύλος Ελευθερία Ευτυχία Ευθύμιος Εύα Ζωή Ηλίας Υπατία Ιωάννης Γιάννης Άννα ' +
  'Φίλιππος Σοφία Στέφανος Ψαρρός Ψυχογιού Αλέξανδρος Μπάμπης Λάμπρος Βασίλης Βαρβάρα Γκίκας ' +
  'Αγγελική Τζένη Καντζής Τσιτσάνης Κούλα Λουκάς Λουίζα Σαπφώ Ματθαίος Ζακχαίος Ευφημία Εύβοια ' +
  'Ρούλα Θεοδότης Καλλιόπη Γρηγόρης Ωραιοζήλη Χαρίλαος Τέχνη Αρχοντία Σχοινάς Αριάδνη'
).split(' ')

type Style = Readonly<Record<string, string>>

function style(base: Style, changes: string): Style {
  return { ...base, ...Object.fromEntries(changes.split(' ').map((change) => change.split('='))) }
}

/** Written as it sounds. */
const SOUND = style(
  {},
  'ου=ou αυ=av ευ=ev αι=e ει=i οι=i υι=i μπ=b ντ=d γγ=g γκ=g ' +
    'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=ks ο=o π=p ρ=r σ=s τ=t υ=i φ=f χ=h ψ=ps ω=o',
)
/** Letter for letter by look. */
const LOOK = style(
  SOUND,
  'ου=oy αυ=ay ευ=ey αι=ai ει=ei οι=oi υι=yi μπ=mp ντ=nt γγ=gg γκ=gk η=h θ=8 ξ=3 υ=y χ=x ω=w',
)
const STYLES: Readonly<Record<string, Style>> = {
  sound: SOUND,
  'passport (ELOT 743)': style(
    SOUND,
    'ου=ou αυ=af ευ=ef αι=ai ει=ei οι=oi υι=yi μπ=mp ντ=nt γγ=ng γκ=gk ξ=x υ=y χ=ch',
  ),
  look: LOOK,
  'look, th and ks': style(LOOK, 'θ=th ξ=ks υ=u ου=ou αυ=au ευ=eu'),
  'look, x for ξ': style(LOOK, 'ξ=x χ=ch'),
  'look, u for θ': style(LOOK, 'θ=u'),
  'sound, u for ου': style(SOUND, 'ου=u β=b φ=ph'),
  'sound, mb and nd': style(SOUND, 'μπ=mb ντ=nd γγ=gg γκ=ng αυ=ab ευ=eb'),
}

function transliterate(greek: string, letters: Style): string {
  return fold(greek).replace(/[οαε]υ|[αεου]ι|μπ|ντ|γγ|γκ|[α-ω]/g, (part) => letters[part] ?? part)
}

describe('soundKeysOfQuery', () => {
  it.each([
    ['papadopoulos', 'Παπαδόπουλος'],
    ['papadopulos', 'Παπαδόπουλος'],
    ['papadopo', 'Παπαδόπουλος'],
    ['PAPADOPOYLOS', 'Παπαδόπουλος'],
    ['xaralampos', 'Χαράλαμπος'],
    ['haralabos', 'Χαράλαμπος'],
    ['charalampos', 'Χαράλαμπος'],
    ['8eodwrou', 'Θεοδώρου'],
    ['theodorou', 'Θεοδώρου'],
    ['efstathiou', 'Ευσταθίου'],
    ['eustathiou', 'Ευσταθίου'],
    ['xenia', 'Ξένια'],
    ['ksenia', 'Ξένια'],
    ['theodoths', 'Θεοδότης'],
    ['dhmhtrhs', 'Δημήτρης'],
    ['efimia', 'Ευφημία'],
    ['mathaios', 'Ματθαίος'],
    ['yannis', 'Γιάννης'],
    ['adonis', 'Αντώνης'],
    ['aleksandros', 'Αλέξανδρος'],
    ['jeni', 'Τζένη'],
    ['Παπαδώπουλος', 'Παπαδόπουλος'],
  ])('%s finds %s', (query, stored) => {
    expect(finds(query, stored)).toBe(true)
  })

  it.each([
    ['nikos', 'Χαράλαμπος'],
    ['maria', 'Μάριος'],
    ['eleni', 'Άννα'],
    ['anne', 'Αναστασία'],
    ['3', 'Χρήστος'],
    ['8', 'Θανάσης'],
  ])('%s does not find %s', (query, stored) => {
    expect(finds(query, stored)).toBe(false)
  })

  it('finds every name in every style', () => {
    const missed = Object.entries(STYLES).flatMap(([used, letters]) =>
      NAMES.filter((name) => !finds(transliterate(name, letters), name)).map(
        (name) => `${used}: ${transliterate(name, letters)} for ${name}`,
      ),
    )
    expect(missed).toEqual([])
  })

  it('finds every name while it is still being typed', () => {
    const missed = Object.entries(STYLES).flatMap(([used, letters]) =>
      NAMES.flatMap((name) => {
        const whole = transliterate(name, letters)
        return [...whole]
          .map((_, index) => whole.slice(0, index + 1))
          .filter((part) => /[a-z]/.test(part))
          .filter((part) => !finds(part, name))
          .map((part) => `${used}: ${part} for ${name}`)
      }),
    )
    expect(missed).toEqual([])
  })

  it('finds names put together from any syllables', () => {
    const vowel = fc.constantFrom(...'αεηιουω', 'ου', 'ει', 'οι')
    const consonant = fc.constantFrom(
      ...'μπ ντ γκ στ τρ θρ χρ σχ β γ δ ζ θ κ λ μ ν ξ π ρ σ τ φ χ ψ'.split(' '),
    )
    const syllable = fc.tuple(consonant, vowel).map((parts) => parts.join(''))
    const end = fc.constantFrom('ς', 'λος', 'ρης', 'να')
    const name = fc
      .tuple(fc.option(vowel), fc.array(syllable, { minLength: 1, maxLength: 2 }), end)
      .map(([first, syllables, last]) => (first ?? '') + syllables.join('') + last)
    // With u for θ as well as υ, a made-up word can have more readings than the cap allows.
    const common = Object.keys(STYLES).filter((name) => name !== 'look, u for θ')
    fc.assert(
      fc.property(name, fc.constantFrom(...common), (greek, used) => {
        expect(finds(transliterate(greek, STYLES[used] ?? {}), greek)).toBe(true)
      }),
      { seed: 20260305, numRuns: 3000 },
    )
  })

  it('gives distinct keys, the default reading first, never more than the cap', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aehuxtpcnmodgbk38αηχ ') })
    fc.assert(
      fc.property(word, fc.integer({ min: 1, max: 12 }), (query, cap) => {
        const keys = soundKeysOfQuery(query, cap)
        expect(keys.length).toBeLessThanOrEqual(cap)
        expect(new Set(keys).size).toBe(keys.length)
        expect(keys).toEqual(soundKeysOfQuery(query, cap))
        expect(keys.length > 0).toBe(fold(query) !== '')
      }),
      { seed: 20260305, numRuns: 500 },
    )
  })

  it('has no keys for an empty query', () => {
    expect(soundKeysOfQuery('  ')).toEqual([])
  })
})

describe('soundKey', () => {
  it('finds any part of the same text', () => {
    expect(soundKey('Μαρία Παπαδοπούλου')).toContain(soundKey('ΠΑΠΑΔΟΠΟΎΛΟΥ'))
  })

  it('keeps numbers as they are', () => {
    expect(soundKey('Ομάδα 38')).toBe('omada 38')
    expect(soundKey('Τμήμα 1100')).toBe('tmima 1100')
  })

  it('merges everything that words have', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'αεηιουβγδκμνπστφχω'), maxLength: 30 })
    fc.assert(
      fc.property(letters, (word) => {
        expect(soundKey(word)).not.toMatch(/([a-z])\1|m[pv]|n[tdgk]|ks|[aeo]i|[aeo]y/)
      }),
      { seed: 20261128, numRuns: 2_000 },
    )
  })

  it('ends soon, whatever is written', () => {
    expect(soundKey(`${'εο'.repeat(50_000)}ι`)).toHaveLength(100_000 - 39)
  })
})
