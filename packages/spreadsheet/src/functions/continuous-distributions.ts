import { ERRORS, type CellError } from '../values/value.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { betaDensity, gammaDensity, gammaShare } from './distributions.ts'
import { gamma, logGamma } from './gamma-function.ts'
import { incompleteBeta, invert } from './special-functions.ts'

function weibull(value: number, shape: number, scale: number, isShareWanted: boolean) {
  if (value < 0 || shape <= 0 || scale <= 0) return ERRORS['#NUM!']
  const power = (value / scale) ** shape
  if (isShareWanted) return -Math.expm1(-power)
  return (shape / scale) * (value / scale) ** (shape - 1) * Math.exp(-power)
}

function exponential(value: number, rate: number, isShareWanted: boolean) {
  if (value < 0 || rate <= 0) return ERRORS['#NUM!']
  return isShareWanted ? -Math.expm1(-rate * value) : rate * Math.exp(-rate * value)
}

function beta(
  { work }: CallContext,
  value: number,
  first: number,
  second: number,
  isShareWanted: boolean,
  low: number,
  high: number,
): number | CellError {
  if (first <= 0 || second <= 0 || value < low || value > high || low === high) {
    return ERRORS['#NUM!']
  }
  const share = (value - low) / (high - low)
  if (isShareWanted) return incompleteBeta(work, share, first, second)
  return betaDensity(share, first, second) / (high - low)
}

function betaInverse(
  { work }: CallContext,
  share: number,
  first: number,
  second: number,
  low: number,
  high: number,
) {
  if (share <= 0 || share > 1 || first <= 0 || second <= 0 || low >= high) return ERRORS['#NUM!']
  if (share === 1) return high
  const value = invert((at) => incompleteBeta(work, at, first, second), share, 0, 1)
  return low + value * (high - low)
}

/** The gamma, beta, Weibull and exponential distributions. */
export const CONTINUOUS_DISTRIBUTIONS: readonly FunctionDefinition[] = [
  ...['WEIBULL', 'WEIBULL.DIST'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'number', 'logical'],
      call: (_, value, shape, scale, isShareWanted) => weibull(value, shape, scale, isShareWanted),
    }),
  ),
  ...['EXPONDIST', 'EXPON.DIST'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'logical'],
      call: (_, value, rate, isShareWanted) => exponential(value, rate, isShareWanted),
    }),
  ),
  ...['GAMMADIST', 'GAMMA.DIST'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'number', 'logical'],
      call: ({ work }, value, shape, scale, isShareWanted) => {
        if (value < 0 || shape <= 0 || scale <= 0) return ERRORS['#NUM!']
        return isShareWanted
          ? gammaShare(work, value, shape, scale)
          : gammaDensity(value, shape, scale)
      },
    }),
  ),
  ...['GAMMAINV', 'GAMMA.INV'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'number'],
      call: ({ work }, share, shape, scale) => {
        if (share < 0 || share >= 1 || shape <= 0 || scale <= 0) return ERRORS['#NUM!']
        const standard = invert(
          (value) => gammaShare(work, value, shape, 1),
          share,
          0,
          Number.POSITIVE_INFINITY,
        )
        return standard * scale
      },
    }),
  ),
  ...['GAMMALN', 'GAMMALN.PRECISE'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number'],
      call: (_, value) => (value <= 0 ? ERRORS['#NUM!'] : logGamma(value)),
    }),
  ),
  defineFunction('statistics', 'GAMMA', {
    required: ['number'],
    call: (_, value) => gamma(value),
  }),
  defineFunction('statistics', 'BETA.DIST', {
    required: ['number', 'number', 'number', 'logical'],
    optional: ['number', 'number'],
    call: (context, value, first, second, isShareWanted, low = 0, high = 1) =>
      beta(context, value, first, second, isShareWanted, low, high),
  }),
  defineFunction('statistics', 'BETADIST', {
    required: ['number', 'number', 'number'],
    optional: ['number', 'number'],
    call: (context, value, first, second, low = 0, high = 1) =>
      beta(context, value, first, second, true, low, high),
  }),
  ...['BETAINV', 'BETA.INV'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'number'],
      optional: ['number', 'number'],
      call: (context, share, first, second, low = 0, high = 1) =>
        betaInverse(context, share, first, second, low, high),
    }),
  ),
]
