import { ERRORS, type CellError } from '../values/value.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'

/** Powers of ten up to this one are exact. */
const LAST_EXACT_POWER = 22

/** A number with the digits that spreadsheets count with, so that 2.675 × 100 is 267.5. */
function toFifteenDigits(value: number): number {
  return Number(value.toPrecision(15))
}

function scaled(value: number, digits: number, round: (scaledValue: number) => number): number {
  const places = Math.trunc(digits)
  if (places > LAST_EXACT_POWER) return value
  if (places < -308) return 0
  const sign = value < 0 ? -1 : 1
  const absolute = Math.abs(value)
  const factor = 10 ** Math.abs(places)
  const moved = places >= 0 ? absolute * factor : absolute / factor
  if (!Number.isFinite(moved)) return value
  const rounded = round(toFifteenDigits(moved))
  return sign * (places >= 0 ? rounded / factor : rounded * factor)
}

/** Rounds half away from zero, to digits after the point or, negative, before it. */
export function roundTo(value: number, digits: number): number {
  return scaled(value, digits, (moved) => Math.floor(moved + 0.5))
}

/** Cuts off digits beyond the given ones. */
function truncateTo(value: number, digits: number): number {
  return Math.trunc(digits) === 0 ? Math.trunc(value) : scaled(value, digits, Math.floor)
}

/** The whole number below, of the 15 digits that spreadsheets count with: 123456788.9999996 is 123456789. */
function wholeBelow(value: number): number {
  const isNextToWhole = Math.ceil(value) - value < Math.abs(value) * 1e-14
  return Math.floor(isNextToWhole ? toFifteenDigits(value) : value)
}

function multiple(value: number, step: number, round: (quotient: number) => number): number {
  return round(toFifteenDigits(value / step)) * step
}

function ceilingLegacy(value: number, step: number): number | CellError {
  if (value > 0 && step < 0) return ERRORS['#NUM!']
  return step === 0 || value === 0 ? 0 : multiple(value, step, Math.ceil)
}

function floorLegacy(value: number, step: number): number | CellError {
  if (value > 0 && step < 0) return ERRORS['#NUM!']
  if (value === 0) return 0
  return step === 0 ? ERRORS['#DIV/0!'] : multiple(value, step, Math.floor)
}

function ceilingMath(value: number, step: number, mode: number): number {
  if (step === 0) return 0
  const size = Math.abs(step)
  return multiple(value, size, value < 0 && mode !== 0 ? Math.floor : Math.ceil)
}

function floorMath(value: number, step: number, mode: number): number {
  if (step === 0) return 0
  const size = Math.abs(step)
  return multiple(value, size, value < 0 && mode !== 0 ? Math.ceil : Math.floor)
}

function roundToMultiple(value: number, step: number): number | CellError {
  if (value === 0 || step === 0) return 0
  if (Math.sign(value) !== Math.sign(step)) return ERRORS['#NUM!']
  return Math.floor(value / step + 0.5) * step
}

function awayFromZero(value: number): number {
  return value < 0 ? Math.floor(value) : Math.ceil(value)
}

function nextOdd(value: number): number {
  const sign = value < 0 ? -1 : 1
  const size = Math.ceil(Math.abs(value))
  return sign * (size % 2 === 1 ? size : size + 1)
}

/** Rounding to digits, to multiples and to whole numbers. */
export const ROUNDING: readonly FunctionDefinition[] = [
  defineFunction('mathematics', 'ROUND', {
    required: ['number', 'number'],
    call: (_, value, digits) => roundTo(value, digits),
  }),
  defineFunction('mathematics', 'ROUNDUP', {
    required: ['number', 'number'],
    call: (_, value, digits) => scaled(value, digits, Math.ceil),
  }),
  defineFunction('mathematics', 'ROUNDDOWN', {
    required: ['number', 'number'],
    call: (_, value, digits) => truncateTo(value, digits),
  }),
  defineFunction('mathematics', 'TRUNC', {
    required: ['number'],
    optional: ['number'],
    call: (_, value, digits = 0) => truncateTo(value, digits),
  }),
  defineFunction('mathematics', 'INT', {
    required: ['number'],
    call: (_, value) => wholeBelow(value),
  }),
  defineFunction('mathematics', 'MROUND', {
    required: ['number', 'number'],
    call: (_, value, step) => roundToMultiple(value, step),
  }),
  defineFunction('mathematics', 'CEILING', {
    required: ['number', 'number'],
    call: (_, value, step) => ceilingLegacy(value, step),
  }),
  defineFunction('mathematics', 'FLOOR', {
    required: ['number', 'number'],
    call: (_, value, step) => floorLegacy(value, step),
  }),
  defineFunction('mathematics', 'CEILING.MATH', {
    required: ['number'],
    optional: ['number', 'number'],
    call: (_, value, step = 1, mode = 0) => ceilingMath(value, step, mode),
  }),
  defineFunction('mathematics', 'FLOOR.MATH', {
    required: ['number'],
    optional: ['number', 'number'],
    call: (_, value, step = 1, mode = 0) => floorMath(value, step, mode),
  }),
  ...['CEILING.PRECISE', 'ISO.CEILING'].map((name) =>
    defineFunction('mathematics', name, {
      required: ['number'],
      optional: ['number'],
      call: (_, value, step = 1) => ceilingMath(value, step, 0),
    }),
  ),
  defineFunction('mathematics', 'FLOOR.PRECISE', {
    required: ['number'],
    optional: ['number'],
    call: (_, value, step = 1) => floorMath(value, step, 0),
  }),
  defineFunction('mathematics', 'EVEN', {
    required: ['number'],
    call: (_, value) => awayFromZero(value / 2) * 2,
  }),
  defineFunction('mathematics', 'ODD', {
    required: ['number'],
    call: (_, value) => nextOdd(value),
  }),
]
