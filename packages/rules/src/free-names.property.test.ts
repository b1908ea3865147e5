import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText, utf8Length, type TextLimit } from './cut-text.ts'
import { FreeNames, freeName, type NameShape } from './free-names.ts'

const PIECES = [
  'α',
  'Ά',
  'a',
  '1',
  ' ',
  '(',
  ')',
  '_',
  '.',
  'e\u0301',
  '😀',
  '👩‍👩‍👧',
  '🇬🇷',
  '語',
  '\u0345',
]
const text = (maxLength: number) =>
  fc.array(fc.constantFrom(...PIECES), { maxLength }).map((pieces) => pieces.join(''))
const limits: fc.Arbitrary<TextLimit> = fc.record(
  { units: fc.integer({ min: 12, max: 40 }), bytes: fc.integer({ min: 12, max: 80 }) },
  { requiredKeys: [] },
)
const charactersOf = (of: string) =>
  [...new Intl.Segmenter('el', { granularity: 'grapheme' }).segment(of)].map(
    ({ segment }) => segment,
  )
const bytesOf = (of: string) => encodeURIComponent(of).replaceAll(/%../g, '%').length

describe('cutText', () => {
  it('is the longest run of whole characters that fits', () => {
    fc.assert(
      fc.property(text(60), limits, (whole, limit) => {
        const cut = cutText(whole, limit)
        const { units = Infinity, bytes = Infinity } = limit
        const fits = (one: string) => one.length <= units && bytesOf(one) <= bytes
        const runs = charactersOf(whole).map((_, last, all) => all.slice(0, last + 1).join(''))
        expect(cut).toBe(runs.findLast(fits) ?? '')
        expect(cut.isWellFormed()).toBe(true)
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  it('counts bytes as UTF-8 has them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (whole) => {
        expect(utf8Length(whole)).toBe(bytesOf(whole))
      }),
      { seed: 2 },
    )
  })
})

const shapes: fc.Arbitrary<NameShape> = fc.record(
  {
    limit: limits,
    mark: fc.constantFrom(
      (number: number) => ` (${number})`,
      (number: number) => `_${number}`,
      String,
    ),
    first: fc.integer({ min: 1, max: 3 }),
    isNumbered: fc.boolean(),
    key: fc.constantFrom(
      (name: string) => name.toUpperCase(),
      (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
    ),
  },
  { requiredKeys: [] },
)
const endings = fc.constantFrom('', '.pdf', '.ΤΧΤ')

describe('FreeNames', () => {
  it('gives names within the limit, with their ending, of which no two are alike', () => {
    const wanted = fc.array(fc.tuple(text(50), endings), { maxLength: 60 })
    const before = fc.array(text(10), { maxLength: 10 })
    fc.assert(
      fc.property(shapes, wanted, before, (shape, all, takenBefore) => {
        const { limit = {}, key = (name) => name } = shape
        const taken = new Set(takenBefore.map(key))
        const names = new FreeNames(shape, taken)
        for (const [one, ending] of all) {
          const name = names.take(one, ending)
          expect(taken.has(key(name))).toBe(false)
          taken.add(key(name))
          expect(name.length).toBeLessThanOrEqual(limit.units ?? Infinity)
          expect(bytesOf(name)).toBeLessThanOrEqual(limit.bytes ?? Infinity)
          expect(name.endsWith(ending)).toBe(true)
          expect(name.isWellFormed()).toBe(true)
        }
      }),
      { seed: 3, numRuns: 500 },
    )
  })

  it('numbers long names that are alike until where they are cut, whole in each one', () => {
    const names = new FreeNames({ limit: { units: 10 } })
    const given = Array.from({ length: 120 }, (_, at) => names.take(`αβγδεζηθικ ${at}`, '.txt'))
    expect(new Set(given).size).toBe(120)
    expect([given[0], given[1], given[119]]).toEqual(['αβγδεζ.txt', 'αβ (2).txt', ' (120).txt'])
  })

  it('says so where no number tells names apart, instead of trying for ever', () => {
    const key = (name: string) => name.replaceAll(/[ ()\d]/g, '')
    expect(() => freeName('α', ['α'], { key })).toThrow(RangeError)
    expect(() => freeName('α', ['α'], { mark: () => '' })).toThrow(RangeError)
    expect(() => freeName('α', ['α'], { limit: { units: 3 } })).toThrow(RangeError)
  })

  it('tries few names for each one, however many are alike', () => {
    let compared = 0
    const key = (name: string) => {
      compared += 1
      return name.toUpperCase()
    }
    const names = new FreeNames({ limit: { units: 150, bytes: 255 }, key })
    const many = 2_000
    for (let at = 0; at < many; at++) names.take(`${'Α'.repeat(145)}${at % 40}${'β'.repeat(40)}`)
    expect(compared).toBeLessThan(many * 40)
  })
})
