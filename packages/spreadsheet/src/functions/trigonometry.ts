import { ERRORS, type CellError } from '../values/value.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'

/** Angles from here on have no digits left to be reduced by. */
const MAX_ANGLE = 2 ** 27

function ofAngle(compute: (value: number) => number | CellError) {
  return (value: number) => (Math.abs(value) >= MAX_ANGLE ? ERRORS['#NUM!'] : compute(value))
}

function reciprocal(value: number): number | CellError {
  return value === 0 ? ERRORS['#DIV/0!'] : 1 / value
}

function within(low: number, high: number, compute: (value: number) => number) {
  return (value: number) => (value < low || value > high ? ERRORS['#NUM!'] : compute(value))
}

const FUNCTIONS: Readonly<Record<string, (value: number) => number | CellError>> = {
  SIN: ofAngle(Math.sin),
  COS: ofAngle(Math.cos),
  TAN: ofAngle(Math.tan),
  COT: ofAngle((value) => reciprocal(Math.tan(value))),
  SEC: ofAngle((value) => reciprocal(Math.cos(value))),
  CSC: ofAngle((value) => reciprocal(Math.sin(value))),
  ASIN: within(-1, 1, Math.asin),
  ACOS: within(-1, 1, Math.acos),
  ATAN: Math.atan,
  ACOT: (value) => Math.PI / 2 - Math.atan(value),
  SINH: Math.sinh,
  COSH: Math.cosh,
  TANH: Math.tanh,
  COTH: (value) => reciprocal(Math.tanh(value)),
  SECH: (value) => 1 / Math.cosh(value),
  CSCH: (value) => reciprocal(Math.sinh(value)),
  ASINH: Math.asinh,
  ACOSH: (value) => (value < 1 ? ERRORS['#NUM!'] : Math.acosh(value)),
  ATANH: (value) => (Math.abs(value) >= 1 ? ERRORS['#NUM!'] : Math.atanh(value)),
  ACOTH: (value) => (Math.abs(value) <= 1 ? ERRORS['#NUM!'] : Math.atanh(1 / value)),
  DEGREES: (value) => (value * 180) / Math.PI,
  RADIANS: (value) => (value * Math.PI) / 180,
}

/** Angles and their functions. */
export const TRIGONOMETRY: readonly FunctionDefinition[] = [
  ...Object.entries(FUNCTIONS).map(([name, compute]) =>
    defineFunction('mathematics', name, {
      required: ['number'],
      call: (_, value) => compute(value),
    }),
  ),
  defineFunction('mathematics', 'ATAN2', {
    required: ['number', 'number'],
    call: (_, x, y) => (x === 0 && y === 0 ? ERRORS['#DIV/0!'] : Math.atan2(y, x)),
  }),
]
