import { ERRORS, type CellError } from '../values/value.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'
import {
  binomialMass,
  binomialShare,
  hypergeometricMass,
  poissonMass,
  smallestCount,
} from './distributions.ts'
import { incompleteBeta, upperGamma } from './special-functions.ts'

function isChance(value: number): boolean {
  return value >= 0 && value <= 1
}

function binomial(count: number, of: number, chance: number, isShareWanted: boolean) {
  const [successes, trials] = [Math.trunc(count), Math.trunc(of)]
  if (successes < 0 || successes > trials || !isChance(chance)) return ERRORS['#NUM!']
  return isShareWanted
    ? binomialShare(successes, trials, chance)
    : binomialMass(successes, trials, chance)
}

function binomialRange(of: number, chance: number, from: number, to: number): number | CellError {
  const [trials, low, high] = [Math.trunc(of), Math.trunc(from), Math.trunc(to)]
  if (trials < 0 || !isChance(chance) || low < 0 || high < low || high > trials) {
    return ERRORS['#NUM!']
  }
  if (low === high) return binomialMass(low, trials, chance)
  return binomialShare(high, trials, chance) - binomialShare(low - 1, trials, chance)
}

function poisson(count: number, expected: number, isShareWanted: boolean): number | CellError {
  const events = Math.trunc(count)
  if (events < 0 || expected < 0) return ERRORS['#NUM!']
  return isShareWanted ? upperGamma(events + 1, expected) : poissonMass(events, expected)
}

function negativeBinomial(
  failures: number,
  successes: number,
  chance: number,
  isShareWanted: boolean,
): number | CellError {
  const [lost, won] = [Math.trunc(failures), Math.trunc(successes)]
  if (lost < 0 || won < 1 || !isChance(chance)) return ERRORS['#NUM!']
  if (isShareWanted) return incompleteBeta(chance, won, lost + 1)
  return (binomialMass(won, lost + won, chance) * won) / (lost + won)
}

function hypergeometric(numbers: readonly number[], isShareWanted: boolean): number | CellError {
  const [hits = 0, sample = 0, marked = 0, population = 0] = numbers.map(Math.trunc)
  if (hits < 0 || hits > Math.min(sample, marked) || sample <= 0 || sample > population) {
    return ERRORS['#NUM!']
  }
  if (marked <= 0 || marked > population || population <= 0) return ERRORS['#NUM!']
  const least = Math.max(0, sample + marked - population)
  if (hits < least) return ERRORS['#NUM!']
  if (!isShareWanted) return hypergeometricMass(hits, sample, marked, population)
  let share = 0
  for (let count = least; count <= hits; count += 1) {
    share += hypergeometricMass(count, sample, marked, population)
  }
  return Math.min(share, 1)
}

/** Distributions of counts. */
export const DISCRETE_DISTRIBUTIONS: readonly FunctionDefinition[] = [
  ...['BINOMDIST', 'BINOM.DIST'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'number', 'logical'],
      call: (_, count, of, chance, isShareWanted) => binomial(count, of, chance, isShareWanted),
    }),
  ),
  defineFunction('statistics', 'BINOM.DIST.RANGE', {
    required: ['number', 'number', 'number'],
    optional: ['number'],
    call: (_, of, chance, from, to = from) => binomialRange(of, chance, from, to),
  }),
  ...['CRITBINOM', 'BINOM.INV'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'number'],
      call: (_, of, chance, target) => {
        const trials = Math.trunc(of)
        if (trials < 0 || !isChance(chance) || !isChance(target)) return ERRORS['#NUM!']
        return smallestCount((count) => binomialShare(count, trials, chance), target, trials)
      },
    }),
  ),
  ...['POISSON', 'POISSON.DIST'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'number', 'logical'],
      call: (_, count, expected, isShareWanted) => poisson(count, expected, isShareWanted),
    }),
  ),
  defineFunction('statistics', 'NEGBINOM.DIST', {
    required: ['number', 'number', 'number', 'logical'],
    call: (_, failures, successes, chance, isShareWanted) =>
      negativeBinomial(failures, successes, chance, isShareWanted),
  }),
  defineFunction('statistics', 'NEGBINOMDIST', {
    required: ['number', 'number', 'number'],
    call: (_, failures, successes, chance) => negativeBinomial(failures, successes, chance, false),
  }),
  defineFunction('statistics', 'HYPGEOM.DIST', {
    required: ['number', 'number', 'number', 'number', 'logical'],
    call: (_, hits, sample, marked, population, isShareWanted) =>
      hypergeometric([hits, sample, marked, population], isShareWanted),
  }),
  defineFunction('statistics', 'HYPGEOMDIST', {
    required: ['number', 'number', 'number', 'number'],
    call: (_, hits, sample, marked, population) =>
      hypergeometric([hits, sample, marked, population], false),
  }),
]
