import { erf, erfc } from './special-functions.ts'
import { ERRORS } from '../values/value.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'
import { convertUnits } from './units.ts'

/** Units, steps and the error function. */
export const ENGINEERING: readonly FunctionDefinition[] = [
  defineFunction('mathematics', 'CONVERT', {
    required: ['number', 'text', 'text'],
    call: (_, value, from, to) => convertUnits(value, from, to) ?? ERRORS['#N/A'],
  }),
  defineFunction('mathematics', 'DELTA', {
    required: ['number'],
    optional: ['number'],
    call: (_, first, second = 0) => Number(first === second),
  }),
  defineFunction('mathematics', 'GESTEP', {
    required: ['number'],
    optional: ['number'],
    call: (_, value, step = 0) => Number(value >= step),
  }),
  defineFunction('mathematics', 'ERF', {
    required: ['number'],
    optional: ['number'],
    call: ({ work }, low, high) =>
      high === undefined ? erf(work, low) : erf(work, high) - erf(work, low),
  }),
  defineFunction('mathematics', 'ERF.PRECISE', {
    required: ['number'],
    call: ({ work }, value) => erf(work, value),
  }),
  ...['ERFC', 'ERFC.PRECISE'].map((name) =>
    defineFunction('mathematics', name, {
      required: ['number'],
      call: ({ work }, value) => erfc(work, value),
    }),
  ),
]
