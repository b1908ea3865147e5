import { ERRORS, type CellError } from '../values/value.ts'
import type { Work } from '../work/work.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'
import {
  chiSquaredUpper,
  fDensity,
  fShare,
  fUpper,
  gammaDensity,
  gammaShare,
  studentDensity,
  studentQuantile,
  studentShare,
  studentUpper,
} from './distributions.ts'
import { invert } from './special-functions.ts'

const MAX_FREEDOM = 1e10
const INFINITE = Number.POSITIVE_INFINITY

/** Degrees of freedom are whole and at least 1. */
function withFreedom(
  freedoms: readonly number[],
  compute: (...whole: readonly number[]) => number | CellError,
): number | CellError {
  const whole = freedoms.map(Math.trunc)
  if (whole.some((freedom) => freedom < 1 || freedom > MAX_FREEDOM)) return ERRORS['#NUM!']
  return compute(...whole)
}

function student(
  name: string,
  compute: (work: Work, value: number, freedom: number) => number | CellError,
): FunctionDefinition {
  return defineFunction('statistics', name, {
    required: ['number', 'number'],
    call: ({ work }, value, given) =>
      withFreedom([given], (freedom = 1) => compute(work, value, freedom)),
  })
}

function chiInverse(work: Work, share: number, freedom: number): number {
  return invert((value) => gammaShare(work, value, freedom / 2, 2), share, 0, INFINITE)
}

function chiUpperInverse(work: Work, share: number, freedom: number): number {
  if (share === 1) return 0
  return invert((value) => -chiSquaredUpper(work, value, freedom), -share, 0, INFINITE)
}

function isOpen(share: number): boolean {
  return share > 0 && share < 1
}

function twoTailed(work: Work, share: number, freedom: number): number | CellError {
  if (share <= 0 || share > 1) return ERRORS['#NUM!']
  return share === 1 ? 0 : -studentQuantile(work, share / 2, freedom)
}

/** Student's, the chi-squared and the F distribution. */
export const SAMPLING_DISTRIBUTIONS: readonly FunctionDefinition[] = [
  defineFunction('statistics', 'T.DIST', {
    required: ['number', 'number', 'logical'],
    call: ({ work }, value, given, isShareWanted) =>
      withFreedom([given], (freedom = 1) =>
        isShareWanted ? studentShare(work, value, freedom) : studentDensity(value, freedom),
      ),
  }),
  student('T.DIST.RT', (work, value, freedom) =>
    value < 0 ? 1 - studentUpper(work, -value, freedom) : studentUpper(work, value, freedom),
  ),
  student('T.DIST.2T', (work, value, freedom) =>
    value < 0 ? ERRORS['#NUM!'] : 2 * studentUpper(work, value, freedom),
  ),
  defineFunction('statistics', 'TDIST', {
    required: ['number', 'number', 'number'],
    call: ({ work }, value, given, tails) => {
      const count = Math.trunc(tails)
      if (value < 0 || (count !== 1 && count !== 2)) return ERRORS['#NUM!']
      return withFreedom([given], (freedom = 1) => count * studentUpper(work, value, freedom))
    },
  }),
  student('T.INV', (work, share, freedom) =>
    isOpen(share) ? studentQuantile(work, share, freedom) : ERRORS['#NUM!'],
  ),
  student('T.INV.2T', twoTailed),
  student('TINV', twoTailed),
  defineFunction('statistics', 'CHISQ.DIST', {
    required: ['number', 'number', 'logical'],
    call: ({ work }, value, given, isShareWanted) =>
      withFreedom([given], (freedom = 1) => {
        if (value < 0) return ERRORS['#NUM!']
        return isShareWanted
          ? gammaShare(work, value, freedom / 2, 2)
          : gammaDensity(value, freedom / 2, 2)
      }),
  }),
  ...['CHISQ.DIST.RT', 'CHIDIST'].map((name) =>
    student(name, (work, value, freedom) =>
      value < 0 ? ERRORS['#NUM!'] : chiSquaredUpper(work, value, freedom),
    ),
  ),
  student('CHISQ.INV', (work, share, freedom) =>
    share < 0 || share >= 1 ? ERRORS['#NUM!'] : chiInverse(work, share, freedom),
  ),
  ...['CHISQ.INV.RT', 'CHIINV'].map((name) =>
    student(name, (work, share, freedom) =>
      share <= 0 || share > 1 ? ERRORS['#NUM!'] : chiUpperInverse(work, share, freedom),
    ),
  ),
  defineFunction('statistics', 'F.DIST', {
    required: ['number', 'number', 'number', 'logical'],
    call: ({ work }, value, first, second, isShareWanted) =>
      withFreedom([first, second], (above = 1, below = 1) => {
        if (value < 0) return ERRORS['#NUM!']
        return isShareWanted ? fShare(work, value, above, below) : fDensity(value, above, below)
      }),
  }),
  ...['F.DIST.RT', 'FDIST'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'number'],
      call: ({ work }, value, first, second) =>
        withFreedom([first, second], (above = 1, below = 1) =>
          value < 0 ? ERRORS['#NUM!'] : fUpper(work, value, above, below),
        ),
    }),
  ),
  defineFunction('statistics', 'F.INV', {
    required: ['number', 'number', 'number'],
    call: ({ work }, share, first, second) =>
      withFreedom([first, second], (above = 1, below = 1) => {
        if (share < 0 || share >= 1) return ERRORS['#NUM!']
        return invert((value) => fShare(work, value, above, below), share, 0, INFINITE)
      }),
  }),
  ...['F.INV.RT', 'FINV'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'number'],
      call: ({ work }, share, first, second) =>
        withFreedom([first, second], (above = 1, below = 1) => {
          if (share <= 0 || share > 1) return ERRORS['#NUM!']
          if (share === 1) return 0
          return invert((value) => -fUpper(work, value, above, below), -share, 0, INFINITE)
        }),
    }),
  ),
]
