import type { Random } from './random.ts'

/** A tax number whose check digit is right (spec §5). */
export function makeAfm(random: Random): string {
  const digits = `${random.between(1, 9)}${random.digits(7)}`
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * 2 ** (8 - place),
    0,
  )
  return `${digits}${(sum % 11) % 10}`
}

/**
 * A social security number for a birth date (yyyy-mm-dd): day, month, year, a serial that is odd for
 * men and even for women, and a Luhn digit.
 */
export function makeAmka(random: Random, birthDate: string, isWoman: boolean): string {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  const serial = random.digits(3) + (random.between(0, 4) * 2 + (isWoman ? 0 : 1))
  const digits = day + month + year.slice(2) + serial
  return digits + luhn(digits)
}

function luhn(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}
