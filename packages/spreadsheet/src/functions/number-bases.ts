import { toNumber } from '../values/coerce.ts'
import { ERRORS, isError, type CellError } from '../values/value.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'

/** Numbers of the engineering functions have ten digits, the first of which may be a sign. */
const DIGITS = 10
const MAX_BITS = 2 ** 48
const MAX_SHIFT = 53
const MAX_WHOLE = 2 ** 53

const BASES = { BIN: 2, OCT: 8, HEX: 16 } as const
type BaseName = keyof typeof BASES

function toDecimal(text: string, base: number): number | CellError {
  const trimmed = text.trim().toUpperCase()
  if (trimmed === '') return 0
  if (trimmed.length > DIGITS) return ERRORS['#NUM!']
  const value = parseDigits(trimmed, base)
  if (value === undefined) return ERRORS['#NUM!']
  return value >= base ** DIGITS / 2 ? value - base ** DIGITS : value
}

function parseDigits(text: string, base: number): number | undefined {
  let value = 0
  for (const character of text) {
    const digit = Number.parseInt(character, 36)
    if (Number.isNaN(digit) || digit >= base) return undefined
    value = value * base + digit
  }
  return value
}

function fromDecimal(value: number, base: number, places: number | undefined): string | CellError {
  const whole = Math.trunc(value)
  const limit = base ** DIGITS / 2
  if (whole < -limit || whole >= limit) return ERRORS['#NUM!']
  const width = places === undefined ? undefined : Math.trunc(places)
  if (width !== undefined && (width < 1 || width > DIGITS)) return ERRORS['#NUM!']
  if (whole < 0) return (whole + base ** DIGITS).toString(base).toUpperCase()
  const digits = whole.toString(base).toUpperCase()
  if (width === undefined) return digits
  if (width < digits.length) return ERRORS['#NUM!']
  return digits.padStart(width, '0')
}

function conversions(): FunctionDefinition[] {
  const names = Object.keys(BASES) as BaseName[]
  return names.flatMap((name) => [
    defineFunction('mathematics', `DEC2${name}`, {
      required: ['number'],
      optional: ['number'],
      call: (_, value, places) => fromDecimal(value, BASES[name], places),
    }),
    defineFunction('mathematics', `${name}2DEC`, {
      required: ['text'],
      call: (_, text) => toDecimal(text, BASES[name]),
    }),
    ...names
      .filter((other) => other !== name)
      .map((other) =>
        defineFunction('mathematics', `${name}2${other}`, {
          required: ['text'],
          optional: ['number'],
          call: (_, text, places) => {
            const value = toDecimal(text, BASES[name])
            return isError(value) ? value : fromDecimal(value, BASES[other], places)
          },
        }),
      ),
  ])
}

function bitwise(
  name: string,
  combine: (first: bigint, second: bigint) => bigint,
): FunctionDefinition {
  return defineFunction('mathematics', name, {
    required: ['number', 'number'],
    call: (_, first, second) =>
      isBits(first) && isBits(second)
        ? Number(combine(BigInt(first), BigInt(second)))
        : ERRORS['#NUM!'],
  })
}

function isBits(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < MAX_BITS
}

function shift(value: number, by: number): number | CellError {
  if (!isBits(value) || Math.abs(by) > MAX_SHIFT) return ERRORS['#NUM!']
  const shifted = Math.floor(value * 2 ** Math.trunc(by))
  return shifted < MAX_BITS ? shifted : ERRORS['#NUM!']
}

function toBase(value: number, base: number, length: number): string | CellError {
  const [whole, radix, width] = [Math.trunc(value), Math.trunc(base), Math.trunc(length)]
  if (whole < 0 || whole >= MAX_WHOLE || radix < 2 || radix > 36 || width < 0 || width > 255) {
    return ERRORS['#NUM!']
  }
  return whole.toString(radix).toUpperCase().padStart(width, '0')
}

function fromBase(text: string, base: number): number | CellError {
  const radix = Math.trunc(base)
  if (radix < 2 || radix > 36) return ERRORS['#NUM!']
  if (text.length > 255) return ERRORS['#VALUE!']
  return parseDigits(text.trim().toUpperCase(), radix) ?? ERRORS['#NUM!']
}

/** Values of Roman numerals, longest first; each step of the form allows more of the short ones. */
const ROMAN_STEPS: readonly (readonly (readonly [number, string])[])[] = [
  [
    [1000, 'M'],
    [900, 'CM'],
    [500, 'D'],
    [400, 'CD'],
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ],
  [
    [950, 'LM'],
    [450, 'LD'],
    [95, 'VC'],
    [45, 'VL'],
  ],
  [
    [990, 'XM'],
    [490, 'XD'],
    [99, 'IC'],
    [49, 'IL'],
  ],
  [
    [995, 'VM'],
    [495, 'VD'],
  ],
  [
    [999, 'IM'],
    [499, 'ID'],
  ],
]

function toRoman(value: number, form: number): string | CellError {
  let rest = Math.trunc(value)
  if (rest < 0 || rest > 3999 || form < 0 || form > 4) return ERRORS['#VALUE!']
  const steps = ROMAN_STEPS.slice(0, Math.trunc(form) + 1)
    .flat()
    .toSorted(([first], [second]) => second - first)
  let text = ''
  for (const [size, letters] of steps) {
    while (rest >= size) {
      text += letters
      rest -= size
    }
  }
  return text
}

const ROMAN_DIGITS: Readonly<Record<string, number>> = {
  I: 1,
  V: 5,
  X: 10,
  L: 50,
  C: 100,
  D: 500,
  M: 1000,
}

function fromRoman(text: string): number | CellError {
  const trimmed = text.trim().toUpperCase()
  const isNegative = trimmed.startsWith('-')
  const letters = isNegative ? trimmed.slice(1) : trimmed
  if (letters.length > 255) return ERRORS['#VALUE!']
  let total = 0
  let highest = 0
  for (const letter of [...letters].toReversed()) {
    const digit = ROMAN_DIGITS[letter]
    if (digit === undefined) return ERRORS['#VALUE!']
    total += digit < highest ? -digit : digit
    highest = Math.max(highest, digit)
  }
  return isNegative ? -total : total
}

/** Numbers in other bases, as bits and as Roman numerals. */
export const NUMBER_BASES: readonly FunctionDefinition[] = [
  ...conversions(),
  bitwise('BITAND', (first, second) => first & second),
  bitwise('BITOR', (first, second) => first | second),
  bitwise('BITXOR', (first, second) => first ^ second),
  defineFunction('mathematics', 'BITLSHIFT', {
    required: ['number', 'number'],
    call: (_, value, by) => shift(value, by),
  }),
  defineFunction('mathematics', 'BITRSHIFT', {
    required: ['number', 'number'],
    call: (_, value, by) => shift(value, -by),
  }),
  defineFunction('mathematics', 'BASE', {
    required: ['number', 'number'],
    optional: ['number'],
    call: (_, value, base, length = 0) => toBase(value, base, length),
  }),
  defineFunction('mathematics', 'DECIMAL', {
    required: ['text', 'number'],
    call: (_, text, base) => fromBase(text, base),
  }),
  defineFunction('mathematics', 'ROMAN', {
    required: ['number'],
    optional: ['value'],
    call: (_, value, form = 0) => {
      if (typeof form === 'boolean') return toRoman(value, form ? 0 : 4)
      const number = toNumber(form)
      return isError(number) ? number : toRoman(value, number)
    },
  }),
  defineFunction('mathematics', 'ARABIC', {
    required: ['text'],
    call: (_, text) => fromRoman(text),
  }),
]
