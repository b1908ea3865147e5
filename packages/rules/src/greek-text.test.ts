import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareGreek, fold, sortKey } from './greek-text.ts'

const SEED = { seed: 20260305, numRuns: 500 }
const letter = fc.constantFrom(...'αάβγδεέηήθιίϊΐκσςυύϋΰωώΑΆΣΩΏΪaábzAZéñüßøæ09 .-\t\u00a0')
const text = fc.oneof(fc.string({ unit: letter }), fc.string({ unit: 'grapheme' }))

describe('fold', () => {
  it.each([
    ['Παπαδόπουλος', 'παπαδοπουλοσ'],
    ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'παπαδοπουλοσ'],
    ['Αθηναΐς', 'αθηναισ'],
    ['ᾌδης', 'αδησ'],
    ['  Άννα \u00a0\n Μαρία ', 'αννα μαρια'],
    ['Müller Straße', 'muller strasse'],
    ['Łukasz Øystein Ærø', 'lukasz oystein aero'],
    ['Йордан', 'иордан'],
    ['', ''],
    ...[..."'\u2019\u2018\u02bc`\u00b4\u0384\u1fbd\u2032"].map((mark) => [`Ο${mark}Νιλ`, "ο'νιλ"]),
    ...[...'-\u2010\u2011\u2013\u2014\u2212'].map((mark) => [`Άννα${mark}Μαρία`, 'αννα-μαρια']),
    ['\u200BΓιώρ\u00ADγος\uFEFF', 'γιωργοσ'],
  ])('folds %j to %j', (input, expected) => {
    expect(fold(input)).toBe(expected)
  })

  it('does not depend on composition and changes nothing the second time', () => {
    fc.assert(
      fc.property(text, (value) => {
        const folded = fold(value)
        expect(fold(folded)).toBe(folded)
        expect(fold(value.normalize('NFC'))).toBe(folded)
      }),
      SEED,
    )
  })

  it('ignores the case of Greek and Latin letters', () => {
    const word = fc.string({ unit: fc.constantFrom(...'αάβγδεέζηήθιίκλμνξοόπρστυύφχψωώabcxyz ') })
    fc.assert(
      fc.property(word, (value) => {
        expect(fold(value.toUpperCase())).toBe(fold(value))
      }),
      SEED,
    )
  })
})

describe('compareGreek', () => {
  it('puts digits first, Greek before Latin, and ignores accents', () => {
    const wanted = ['1η ομάδα', 'Άγγελος', 'Αθηνά', 'Έλενα', 'Ζωή', 'Όλγα', 'Adam', 'Émile', 'Zoe']
    const shuffled = [
      'Zoe',
      'Όλγα',
      'Émile',
      'Αθηνά',
      'Adam',
      'Ζωή',
      '1η ομάδα',
      'Έλενα',
      'Άγγελος',
    ]
    expect(shuffled.sort(compareGreek)).toEqual(wanted)
  })

  it('puts numbers by what they count, wherever they stand', () => {
    const wanted = ['2', '10', 'Ομάδα 1', 'Ομάδα 2', 'Ομάδα 10', 'Ομάδα 10α', 'Ομάδα 100']
    expect(wanted.toReversed().sort(compareGreek)).toEqual(wanted)
    expect(compareGreek('Φάση 007', 'Φάση 7')).toBe(0)
  })

  it('treats texts that differ only in accents, case and sigma as equal', () => {
    expect(compareGreek('ΝΙΚΟΣ', 'Νίκος')).toBe(0)
  })

  it('puts a shorter text before its continuation', () => {
    expect(compareGreek('Άννα', 'Άννα Μαρία')).toBe(-1)
    expect(compareGreek('Άννα Μαρία', 'Άννα')).toBe(1)
  })

  it('is the order of the UTF-8 bytes of the sort keys, as in the database', () => {
    const bytes = (value: string) =>
      [...sortKey(value)].map((point) => (point.codePointAt(0) ?? 0).toString(16).padStart(6, '0'))
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [left, right] = [bytes(a).join(''), bytes(b).join('')]
        expect(compareGreek(a, b)).toBe(left === right ? 0 : left < right ? -1 : 1)
      }),
      SEED,
    )
    expect(compareGreek('😀', 'a')).toBe(1)
  })
})
