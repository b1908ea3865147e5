import { ERRORS, type CellError } from '../values/value.ts'
import type { Work } from '../work/work.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'

const EULER_GAMMA = 0.577_215_664_901_532_9
const SMALL = 5
const PRECISION = 1e-17
const LARGE = 1e10
/** From here on the expansion for large values has all digits. */
const FAR = 25

/** The power series of the first kind, with terms of both signs in turn. */
function series(work: Work, value: number, order: number): number {
  const half = value / 2
  work.take(order)
  let term = 1
  for (let step = 1; step <= order; step += 1) term *= half / step
  let sum = term
  for (let step = 1; Math.abs(term) > PRECISION * Math.abs(sum); step += 1) {
    work.take(1)
    term *= (-half * half) / (step * (step + order))
    sum += term
  }
  return sum
}

/** Bessel function of the first kind. */
function firstKind(work: Work, value: number, order: number): number {
  if (Math.abs(value) < SMALL) return series(work, value, order)
  const points = Math.ceil(Math.abs(value)) + order + 60
  work.take(2 * points)
  let sum = 0
  for (let index = 0; index < points; index += 1) {
    const angle = ((index + 0.5) * Math.PI) / points
    sum += Math.cos(order * angle - value * Math.sin(angle))
  }
  return sum / points
}

/** Bessel functions of the second kind of orders 0 and 1 by Neumann's series. */
function neumann(work: Work, value: number): readonly [number, number] {
  const logarithm = Math.log(value / 2) + EULER_GAMMA
  const terms = Math.ceil(value) + 40
  const known = Array.from({ length: 2 * terms + 2 }, (_, index) => firstKind(work, value, index))
  const at = (index: number) => known[index] ?? 0
  let sum = 0
  let slope = 0
  for (let step = terms; step >= 1; step -= 1) {
    const sign = step % 2 === 0 ? 1 : -1
    sum += (sign * at(2 * step)) / step
    slope += (sign * (at(2 * step - 1) - at(2 * step + 1))) / (2 * step)
  }
  return [
    (2 * logarithm * at(0) - 4 * sum) / Math.PI,
    -(2 * (at(0) / value - logarithm * at(1)) - 4 * slope) / Math.PI,
  ]
}

/** The same of large values by Hankel's expansion (Abramowitz and Stegun, 9.2.6). */
function hankel(value: number): readonly [number, number] {
  const [sine, cosine] = [Math.sin(value), Math.cos(value)]
  const amplitude = 1 / Math.sqrt(Math.PI * value)
  const [even, odd] = [hankelSums(value, 0), hankelSums(value, 1)]
  return [
    amplitude * (even.p * (sine - cosine) + even.q * (sine + cosine)),
    amplitude * (-odd.p * (sine + cosine) + odd.q * (sine - cosine)),
  ]
}

function hankelSums(value: number, order: 0 | 1): { readonly p: number; readonly q: number } {
  let [term, p, q] = [1, 1, 0]
  for (let step = 1; step <= FAR; step += 1) {
    term *= (4 * order * order - (2 * step - 1) ** 2) / (step * 8 * value)
    const sign = step % 4 < 2 ? 1 : -1
    if (step % 2 === 1) q += sign * term
    else p += sign * term
    if (Math.abs(term) < PRECISION) break
  }
  return { p, q }
}

/** Bessel function of the second kind, from the first two orders upwards. */
function secondKind(work: Work, value: number, order: number): number {
  let [previous, current] = value < FAR ? neumann(work, value) : hankel(value)
  if (order === 0) return previous
  work.take(order)
  for (let step = 1; step < order; step += 1) {
    const next = ((2 * step) / value) * current - previous
    previous = current
    current = next
  }
  return current
}

/** A polynomial by its coefficients, the constant first. */
const polynomial = (coefficients: readonly number[], at: number): number =>
  coefficients.reduceRight((sum, one) => sum * at + one, 0)

/**
 * The modified functions are Excel's approximations by polynomials (Abramowitz and Stegun, 9.8.1 to 9.8.8), which
 * have seven to eight digits: its results are told from the exact ones in the eighth. Of orders 0 and 1 each, near
 * 0 and far from it.
 */
const MODIFIED = {
  near: [
    [1, 3.515_622_9, 3.089_942_4, 1.206_749_2, 0.265_973_2, 0.036_076_8, 0.004_581_3],
    [0.5, 0.878_905_94, 0.514_988_69, 0.150_849_34, 0.026_587_33, 0.003_015_32, 0.000_324_11],
  ],
  far: [
    [
      0.398_942_28, 0.013_285_92, 0.002_253_19, -0.001_575_65, 0.009_162_81, -0.020_577_06,
      0.026_355_37, -0.016_476_33, 0.003_923_77,
    ],
    [
      0.398_942_28, -0.039_880_24, -0.003_620_18, 0.001_638_01, -0.010_315_55, 0.022_829_67,
      -0.028_953_12, 0.017_876_54, -0.004_200_59,
    ],
  ],
} as const
const SECOND = {
  near: [
    [-0.577_215_66, 0.422_784_2, 0.230_697_56, 0.034_885_9, 0.002_626_98, 0.000_107_5, 0.000_007_4],
    [1, 0.154_431_44, -0.672_785_79, -0.181_568_97, -0.019_194_02, -0.001_104_04, -0.000_046_86],
  ],
  far: [
    [
      1.253_314_14, -0.078_323_58, 0.021_895_68, -0.010_624_46, 0.005_878_72, -0.002_515_4,
      0.000_532_08,
    ],
    [
      1.253_314_14, 0.234_986_19, -0.036_556_2, 0.015_042_68, -0.007_803_53, 0.003_256_14,
      -0.000_682_45,
    ],
  ],
} as const
const NEAR = 3.75

/** Order 0 or 1 of what does not depend on the sign but by it. */
function modifiedLow(value: number, order: 0 | 1): number {
  const size = Math.abs(value)
  if (size < NEAR) {
    const near = polynomial(MODIFIED.near[order], (value / NEAR) ** 2)
    return order === 0 ? near : value * near
  }
  const far = (Math.exp(size) / Math.sqrt(size)) * polynomial(MODIFIED.far[order], NEAR / size)
  return order === 1 && value < 0 ? -far : far
}

/** Modified Bessel function of the first kind, of higher orders from above down to the one that is known. */
function modifiedFirstKind(work: Work, value: number, order: number): number {
  if (order === 0 || order === 1) return modifiedLow(value, order)
  if (value === 0) return 0
  work.take(4 * order)
  const ratio = 2 / Math.abs(value)
  let [above, current, found] = [0, 1, 0]
  for (let step = 2 * (order + Math.trunc(Math.sqrt(40 * order))); step > 0; step -= 1) {
    const below = above + step * ratio * current
    above = current
    current = below
    if (Math.abs(current) > LARGE) {
      found /= LARGE
      current /= LARGE
      above /= LARGE
    }
    if (step === order) found = above
  }
  const result = (found * modifiedLow(value, 0)) / current
  return value < 0 && order % 2 === 1 ? -result : result
}

/** Modified Bessel function of the second kind, of higher orders from the first two upwards. */
function modifiedSecondKind(work: Work, value: number, order: number): number {
  work.take(order)
  const low = (which: 0 | 1): number => {
    if (value > 2) {
      return (Math.exp(-value) / Math.sqrt(value)) * polynomial(SECOND.far[which], 2 / value)
    }
    const logarithm = Math.log(value / 2) * modifiedLow(value, which)
    const rest = polynomial(SECOND.near[which], (value * value) / 4)
    return which === 0 ? rest - logarithm : logarithm + rest / value
  }
  let previous = low(0)
  if (order === 0) return previous
  let current = low(1)
  for (let step = 1; step < order; step += 1) {
    const next = previous + ((2 * step) / value) * current
    previous = current
    current = next
  }
  return current
}

function bessel(
  name: string,
  isPositiveOnly: boolean,
  compute: (work: Work, value: number, order: number) => number | CellError,
): FunctionDefinition {
  return defineFunction('mathematics', name, {
    required: ['number', 'number'],
    call: ({ work }, value, order) => {
      const whole = Math.trunc(order)
      if (whole < 0 || whole > 1000 || Math.abs(value) > 1e5) return ERRORS['#NUM!']
      if (isPositiveOnly && value <= 0) return ERRORS['#NUM!']
      return compute(work, value, whole)
    },
  })
}

/** Bessel functions of whole orders. */
export const BESSEL: readonly FunctionDefinition[] = [
  bessel('BESSELJ', false, firstKind),
  bessel('BESSELY', true, secondKind),
  bessel('BESSELI', false, modifiedFirstKind),
  bessel('BESSELK', true, modifiedSecondKind),
]
