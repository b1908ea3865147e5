import { describe, expect, it } from 'vitest'
import { isAfm, isAmka, isIban, isPostcode, maskNumber } from './state-numbers.ts'

describe('numbers of the state', () => {
  it('knows right tax numbers from wrong ones', () => {
    expect(['094429812', '123456783', '090000045'].map(isAfm)).toEqual([true, true, true])
    expect(
      ['094429813', '000000000', '12345678', '1234567830', ' 94429812', '09442981a', ''].map(isAfm),
    ).toEqual(Array.from({ length: 7 }, () => false))
  })

  it('refuses a tax number in which one digit was changed', () => {
    const wrong = [...'094429812'].flatMap((digit, index) =>
      [...'0123456789']
        .filter((other) => other !== digit)
        .map((other) => '094429812'.slice(0, index) + other + '094429812'.slice(index + 1)),
    )
    // 10 and 0 share a check digit, so that a few changes go unnoticed; nearly all do not.
    expect(wrong.filter(isAfm).length).toBeLessThan(5)
  })

  it('wants a date of birth and a Luhn digit of a social security number', () => {
    expect(isAmka('01019012345'.slice(0, 10) + luhn('0101901234'))).toBe(true)
    expect(isAmka('3102901234' + luhn('3102901234'))).toBe(false)
    // There was a 29 February in 2000, and none in 1900.
    expect(isAmka('2902001234' + luhn('2902001234'))).toBe(true)
    const right = '1505851234' + luhn('1505851234')
    expect(isAmka(right)).toBe(true)
    expect(isAmka(right.slice(0, 10) + ((Number(right[10]) + 1) % 10))).toBe(false)
    expect(isAmka('')).toBe(false)
  })

  it('knows bank accounts by their remainder', () => {
    const right = [
      'GR16 0110 1250 0000 0001 2300 695',
      'GB82WEST12345698765432',
      'de89370400440532013000',
    ]
    expect(right.map(isIban)).toEqual([true, true, true])
    const digits = 'GR1601101250000000012300695'
    // A digit that was changed, and two neighbours that were swapped, are always found.
    for (let place = 2; place < digits.length; place++) {
      const other = String((Number(digits[place]) + 3) % 10)
      expect(isIban(digits.slice(0, place) + other + digits.slice(place + 1))).toBe(false)
      const [one = '', two = ''] = digits.slice(place, place + 2)
      if (one !== two && two !== '') {
        expect(isIban(digits.slice(0, place) + two + one + digits.slice(place + 2))).toBe(false)
      }
    }
    expect(['', 'GR16', 'GR160110125000000001230069', `${digits}0`, 'Α'].some(isIban)).toBe(false)
  })

  it('knows postcodes of Greece', () => {
    expect(['10431', '104 31', '85999'].map(isPostcode)).toEqual([true, true, true])
    expect(['', '1043', '09999', '86000', '104311', '10 431'].some(isPostcode)).toBe(false)
  })

  it('leaves the last four characters', () => {
    expect(maskNumber('094429812')).toBe('•••••9812')
    expect(maskNumber('1234')).toBe('••••')
    expect(maskNumber('')).toBe('')
  })
})

/** Written a second time, from left to right. */
function luhn(ten: string): string {
  const sum = [...ten].reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + Math.floor(doubled / 10) + (doubled % 10)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
