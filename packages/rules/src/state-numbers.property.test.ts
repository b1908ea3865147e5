import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAfm, isAmka } from './state-numbers.ts'

/*
 * Independent implementations: of a tax number by doubling from the left (Horner), of a social security
 * number by a table of doubled digits and the calendar of Date.
 */

function afmByDoubling(text: string): boolean {
  if (!/^[0-9]{9}$/.test(text) || Number(text) === 0) return false
  let sum = 0
  for (const digit of text.slice(0, 8)) sum = (sum + Number(digit)) * 2
  const rest = sum % 11
  return (rest === 10 ? 0 : rest) === Number(text.at(8))
}

const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]

function amkaByTable(text: string): boolean {
  if (!/^[0-9]{11}$/.test(text)) return false
  let sum = 0
  for (let place = 0; place < 11; place++) {
    const digit = Number(text.charAt(place))
    sum += place % 2 === 1 ? (DOUBLED[digit] ?? 0) : digit
  }
  if (sum % 10 !== 0) return false
  const [day, month, year] = [0, 2, 4].map((from) => Number(text.slice(from, from + 2)))
  return [1900, 2000].some((century) => {
    const date = new Date(Date.UTC(century + (year ?? 0), (month ?? 0) - 1, day))
    return date.getUTCMonth() === (month ?? 0) - 1 && date.getUTCDate() === day
  })
}

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''))

/** Texts of which many are dates, so that more than a few are right. */
const amkaLike = fc
  .tuple(
    fc.integer({ min: 0, max: 32 }),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 99 }),
    digits(5),
  )
  .map(([day, month, year, rest]) => {
    const parts = [day, month, year].map((part) => String(part).padStart(2, '0'))
    return parts.join('') + rest
  })

const RUNS = { numRuns: 5_000 }

describe('numbers of the state, against other implementations', () => {
  it('agree on tax numbers', () => {
    const texts = fc.oneof(digits(9), digits(8), digits(10), fc.string({ maxLength: 12 }))
    fc.assert(
      fc.property(texts, (text) => {
        expect(isAfm(text)).toBe(afmByDoubling(text))
      }),
      RUNS,
    )
  })

  it('agree on each last digit of a tax number, of which one is right', () => {
    fc.assert(
      fc.property(digits(8), (first) => {
        fc.pre(Number(first) !== 0)
        const right = [...'0123456789'].filter((last) => isAfm(first + last))
        expect(right).toEqual([...'0123456789'].filter((last) => afmByDoubling(first + last)))
        expect(right).toHaveLength(1)
      }),
    )
  })

  it('agree on social security numbers', () => {
    const texts = fc.oneof(amkaLike, digits(11), fc.string({ maxLength: 13 }))
    fc.assert(
      fc.property(texts, (text) => {
        expect(isAmka(text)).toBe(amkaByTable(text))
      }),
      RUNS,
    )
  })

  it('agree on each last digit of a social security number', () => {
    fc.assert(
      fc.property(amkaLike, (text) => {
        const first = text.slice(0, 10)
        const right = [...'0123456789'].filter((last) => isAmka(first + last))
        expect(right).toEqual([...'0123456789'].filter((last) => amkaByTable(first + last)))
        expect(right.length).toBeLessThan(2)
      }),
      RUNS,
    )
  })
})
