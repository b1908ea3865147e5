import { ERRORS, type CellError } from '../values/value.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { normalDensity, normalQuantile, normalShare, studentQuantile } from './distributions.ts'

function isShare(value: number): boolean {
  return value > 0 && value < 1
}

function normal(
  { work }: CallContext,
  value: number,
  middle: number,
  deviation: number,
  isShareWanted: boolean,
) {
  if (deviation <= 0) return ERRORS['#NUM!']
  const standard = (value - middle) / deviation
  return isShareWanted ? normalShare(work, standard) : normalDensity(standard) / deviation
}

function normalInverse(
  { work }: CallContext,
  share: number,
  middle: number,
  deviation: number,
): number | CellError {
  if (!isShare(share) || deviation <= 0) return ERRORS['#NUM!']
  return middle + deviation * normalQuantile(work, share)
}

function logNormal(
  { work }: CallContext,
  value: number,
  middle: number,
  deviation: number,
  isShareWanted: boolean,
) {
  if (deviation <= 0 || value <= 0) return ERRORS['#NUM!']
  const standard = (Math.log(value) - middle) / deviation
  return isShareWanted ? normalShare(work, standard) : normalDensity(standard) / (deviation * value)
}

/** Half the width around a mean; #DIV/0! where the quantile is of no distribution. */
function confidence(
  alpha: number,
  deviation: number,
  size: number,
  quantile: () => number | undefined,
): number | CellError {
  if (!isShare(alpha) || deviation <= 0 || Math.trunc(size) < 1) return ERRORS['#NUM!']
  const standard = quantile()
  if (standard === undefined) return ERRORS['#DIV/0!']
  return (standard * deviation) / Math.sqrt(Math.trunc(size))
}

/** The normal distribution and what is derived from it. */
export const NORMAL_DISTRIBUTIONS: readonly FunctionDefinition[] = [
  ...['NORM.DIST', 'NORMDIST'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'number', 'logical'],
      call: (context, value, middle, deviation, isShareWanted) =>
        normal(context, value, middle, deviation, isShareWanted),
    }),
  ),
  ...['NORM.INV', 'NORMINV'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'number'],
      call: (context, share, middle, deviation) => normalInverse(context, share, middle, deviation),
    }),
  ),
  defineFunction('statistics', 'NORM.S.DIST', {
    required: ['number', 'logical'],
    call: (context, value, isShareWanted) => normal(context, value, 0, 1, isShareWanted),
  }),
  defineFunction('statistics', 'NORMSDIST', {
    required: ['number'],
    call: ({ work }, value) => normalShare(work, value),
  }),
  ...['NORM.S.INV', 'NORMSINV'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number'],
      call: (context, share) => normalInverse(context, share, 0, 1),
    }),
  ),
  defineFunction('statistics', 'PHI', {
    required: ['number'],
    call: (_, value) => normalDensity(value),
  }),
  defineFunction('statistics', 'GAUSS', {
    required: ['number'],
    call: ({ work }, value) => normalShare(work, value) - 0.5,
  }),
  defineFunction('statistics', 'LOGNORM.DIST', {
    required: ['number', 'number', 'number', 'logical'],
    call: (context, value, middle, deviation, isShareWanted) =>
      logNormal(context, value, middle, deviation, isShareWanted),
  }),
  defineFunction('statistics', 'LOGNORMDIST', {
    required: ['number', 'number', 'number'],
    call: (context, value, middle, deviation) => logNormal(context, value, middle, deviation, true),
  }),
  ...['LOGNORM.INV', 'LOGINV'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'number'],
      call: (context, share, middle, deviation) => {
        const inverse = normalInverse(context, share, middle, deviation)
        return typeof inverse === 'number' ? Math.exp(inverse) : inverse
      },
    }),
  ),
  ...['CONFIDENCE', 'CONFIDENCE.NORM'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'number'],
      call: ({ work }, alpha, deviation, size) =>
        confidence(alpha, deviation, size, () => -normalQuantile(work, alpha / 2)),
    }),
  ),
  defineFunction('statistics', 'CONFIDENCE.T', {
    required: ['number', 'number', 'number'],
    call: ({ work }, alpha, deviation, size) =>
      confidence(alpha, deviation, size, () =>
        Math.trunc(size) === 1
          ? undefined
          : -studentQuantile(work, alpha / 2, Math.trunc(size) - 1),
      ),
  }),
]
