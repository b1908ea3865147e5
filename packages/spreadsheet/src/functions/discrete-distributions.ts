import { ERRORS, type CellError } from '../values/value.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import {
  binomialMass,
  binomialShare,
  hypergeometricMass,
  hypergeometricShare,
  poissonMass,
  smallestCount,
} from './distributions.ts'
import { incompleteBeta, upperGamma } from './special-functions.ts'

function isChance(value: number): boolean {
  return value >= 0 && value <= 1
}

function binomial(
  { work }: CallContext,
  count: number,
  of: number,
  chance: number,
  isShareWanted: boolean,
) {
  const [successes, trials] = [Math.trunc(count), Math.trunc(of)]
  if (successes < 0 || successes > trials || !isChance(chance)) return ERRORS['#NUM!']
  return isShareWanted
    ? binomialShare(work, successes, trials, chance)
    : binomialMass(work, successes, trials, chance)
}

function binomialRange(
  { work }: CallContext,
  of: number,
  chance: number,
  from: number,
  to: number,
): number | CellError {
  const [trials, low, high] = [Math.trunc(of), Math.trunc(from), Math.trunc(to)]
  if (trials < 0 || !isChance(chance) || low < 0 || high < low || high > trials) {
    return ERRORS['#NUM!']
  }
  if (low === high) return binomialMass(work, low, trials, chance)
  return binomialShare(work, high, trials, chance) - binomialShare(work, low - 1, trials, chance)
}

function poisson(
  { work }: CallContext,
  count: number,
  expected: number,
  isShareWanted: boolean,
): number | CellError {
  const events = Math.trunc(count)
  if (events < 0 || expected < 0) return ERRORS['#NUM!']
  return isShareWanted ? upperGamma(work, events + 1, expected) : poissonMass(events, expected)
}

function negativeBinomial(
  { work }: CallContext,
  failures: number,
  successes: number,
  chance: number,
  isShareWanted: boolean,
): number | CellError {
  const [lost, won] = [Math.trunc(failures), Math.trunc(successes)]
  if (lost < 0 || won < 1 || !isChance(chance)) return ERRORS['#NUM!']
  if (isShareWanted) return incompleteBeta(work, chance, won, lost + 1)
  return (binomialMass(work, won, lost + won, chance) * won) / (lost + won)
}

function hypergeometric(
  { work }: CallContext,
  numbers: readonly number[],
  isShareWanted: boolean,
): number | CellError {
  const [hits = 0, sample = 0, marked = 0, population = 0] = numbers.map(Math.trunc)
  if (hits < 0 || hits > Math.min(sample, marked) || sample <= 0 || sample > population) {
    return ERRORS['#NUM!']
  }
  if (marked <= 0 || marked > population || population <= 0) return ERRORS['#NUM!']
  const least = Math.max(0, sample + marked - population)
  if (hits < least) return ERRORS['#NUM!']
  const draw = { sample, marked, population }
  if (!isShareWanted) return hypergeometricMass(work, hits, draw)
  return Math.min(hypergeometricShare(work, hits, draw), 1)
}

/** Distributions of counts. */
export const DISCRETE_DISTRIBUTIONS: readonly FunctionDefinition[] = [
  ...['BINOMDIST', 'BINOM.DIST'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'number', 'logical'],
      call: (context, count, of, chance, isShareWanted) =>
        binomial(context, count, of, chance, isShareWanted),
    }),
  ),
  defineFunction('statistics', 'BINOM.DIST.RANGE', {
    required: ['number', 'number', 'number'],
    optional: ['number'],
    readsEmptyAsZero: true,
    call: (context, of, chance, from, to = from) => binomialRange(context, of, chance, from, to),
  }),
  ...['CRITBINOM', 'BINOM.INV'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'number'],
      call: ({ work }, of, chance, target) => {
        const trials = Math.trunc(of)
        const isTarget = target > 0 && target < 1
        if (trials < 0 || !isChance(chance) || !isTarget) return ERRORS['#NUM!']
        return smallestCount((count) => binomialShare(work, count, trials, chance), target, trials)
      },
    }),
  ),
  ...['POISSON', 'POISSON.DIST'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'logical'],
      call: (context, count, expected, isShareWanted) =>
        poisson(context, count, expected, isShareWanted),
    }),
  ),
  defineFunction('statistics', 'NEGBINOM.DIST', {
    required: ['number', 'number', 'number', 'logical'],
    call: (context, failures, successes, chance, isShareWanted) =>
      negativeBinomial(context, failures, successes, chance, isShareWanted),
  }),
  defineFunction('statistics', 'NEGBINOMDIST', {
    required: ['number', 'number', 'number'],
    call: (context, failures, successes, chance) =>
      negativeBinomial(context, failures, successes, chance, false),
  }),
  defineFunction('statistics', 'HYPGEOM.DIST', {
    required: ['number', 'number', 'number', 'number', 'logical'],
    call: (context, hits, sample, marked, population, isShareWanted) =>
      hypergeometric(context, [hits, sample, marked, population], isShareWanted),
  }),
  defineFunction('statistics', 'HYPGEOMDIST', {
    required: ['number', 'number', 'number', 'number'],
    call: (context, hits, sample, marked, population) =>
      hypergeometric(context, [hits, sample, marked, population], false),
  }),
]
