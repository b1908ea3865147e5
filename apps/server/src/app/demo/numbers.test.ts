import { describe, expect, it } from 'vitest'
import { makeAfm, makeAmka } from './numbers.ts'
import { Random } from './random.ts'

/** The rules as spec §5 and the state give them, written apart from what makes the numbers. */
function isAfm(afm: string): boolean {
  if (!/^\d{9}$/.test(afm) || /^0+$/.test(afm)) return false
  const weights = [256, 128, 64, 32, 16, 8, 4, 2]
  const sum = weights.reduce((total, weight, place) => total + weight * Number(afm[place]), 0)
  return (sum % 11) % 10 === Number(afm[8])
}

function isAmka(amka: string, birthDate: string, isWoman: boolean): boolean {
  const digits = [...amka].map(Number)
  const [year = '', month = '', day = ''] = birthDate.split('-')
  const luhn = digits.toReversed().reduce((total, digit, place) => {
    const doubled = digit * 2
    return total + (place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (
    /^\d{11}$/.test(amka) &&
    amka.startsWith(day + month + year.slice(2)) &&
    (digits[9] ?? 0) % 2 === (isWoman ? 0 : 1) &&
    luhn % 10 === 0
  )
}

describe('numbers of the state', () => {
  const random = new Random(7)
  const times = Array.from({ length: 500 }, (_, index) => index)

  it('knows right tax numbers from wrong ones, and makes right ones', () => {
    expect(['094429812', '123456783', '987654321', '000000000'].map(isAfm)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(times.map(() => makeAfm(random)).filter((afm) => !isAfm(afm))).toEqual([])
  })

  it('makes social security numbers of the birth date and gender', () => {
    expect(isAmka('01013099997', '1930-01-01', false)).toBe(true)
    expect(isAmka('01013099999', '1930-01-01', false)).toBe(false)
    for (const index of times) {
      const isWoman = index % 2 === 0
      const amka = makeAmka(random, '2001-02-28', isWoman)
      expect([amka, isAmka(amka, '2001-02-28', isWoman)]).toEqual([amka, true])
    }
  })
})
