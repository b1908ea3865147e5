import type { Work } from '../work/work.ts'

/** A line, or a plane, through points by least squares, and how well it fits. */
export interface Fit {
  readonly coefficients: readonly number[]
  readonly intercept: number
  readonly errors: readonly number[]
  /** Undefined where the line was made to go through the origin. */
  readonly interceptError: number | undefined
  readonly determination: number
  readonly standardError: number
  /** Undefined where nothing is left unexplained. */
  readonly fStatistic: number | undefined
  readonly freedom: number
  readonly explained: number
  readonly unexplained: number
}

/** A variable that the others explain up to this share says nothing of its own. */
const COLLINEAR = 1e-10

function dot(first: readonly number[], second: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < first.length; index += 1) {
    sum += (first[index] ?? 0) * (second[index] ?? 0)
  }
  return sum
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Orthogonal directions and how the variables are made of them; undefined for what adds nothing. */
interface Directions {
  readonly units: readonly (readonly number[] | undefined)[]
  readonly weights: readonly (readonly number[])[]
}

function orthogonalise(variables: readonly (readonly number[])[]): Directions {
  const units: (readonly number[] | undefined)[] = []
  const weights: number[][] = []
  for (const variable of variables) {
    const rest = [...variable]
    const column = variables.map(() => 0)
    for (let pass = 0; pass < 2; pass += 1) {
      for (const [index, unit] of units.entries()) {
        if (!unit) continue
        const weight = dot(unit, rest)
        column[index] = (column[index] ?? 0) + weight
        for (let row = 0; row < rest.length; row += 1) {
          rest[row] = (rest[row] ?? 0) - weight * (unit[row] ?? 0)
        }
      }
    }
    const length = Math.sqrt(dot(rest, rest))
    const isNew = length > COLLINEAR * Math.sqrt(dot(variable, variable))
    column[units.length] = length
    units.push(isNew ? rest.map((value) => value / length) : undefined)
    weights.push(column)
  }
  return { units, weights }
}

/** Solves the triangular system of the directions for one right side. */
function backSubstitute({ units, weights }: Directions, right: readonly number[]): number[] {
  const result = right.map(() => 0)
  for (let index = right.length - 1; index >= 0; index -= 1) {
    if (!units[index]) continue
    let rest = right[index] ?? 0
    for (let other = index + 1; other < right.length; other += 1) {
      if (units[other]) rest -= (weights[other]?.[index] ?? 0) * (result[other] ?? 0)
    }
    result[index] = rest / (weights[index]?.[index] ?? 1)
  }
  return result
}

/** The best line for `ys` by `variables`, each as long as `ys`. */
export function fitLine(
  work: Work,
  variables: readonly (readonly number[])[],
  ys: readonly number[],
  hasIntercept: boolean,
): Fit {
  const count = variables.length
  // Each direction is taken out of all that follow, twice; and each coefficient weighs in each other.
  work.take(2 * count * (count + 2) * ys.length + 3 * count ** 3)
  const means = variables.map((variable) => (hasIntercept ? average(variable) : 0))
  const meanY = hasIntercept ? average(ys) : 0
  const centred = variables.map((variable, index) =>
    variable.map((value) => value - (means[index] ?? 0)),
  )
  const centredY = ys.map((value) => value - meanY)
  const directions = orthogonalise(centred)
  const shares = directions.units.map((unit) => (unit ? dot(unit, centredY) : 0))
  const coefficients = backSubstitute(directions, shares)
  const used = directions.units.filter((unit) => unit !== undefined).length
  const freedom = ys.length - used - Number(hasIntercept)
  const residuals = centredY.map(
    (value, row) =>
      value -
      centred.reduce(
        (sum, variable, index) => sum + (variable[row] ?? 0) * (coefficients[index] ?? 0),
        0,
      ),
  )
  const unexplained = dot(residuals, residuals)
  const explained = Math.max(dot(centredY, centredY) - unexplained, 0)
  const variance = freedom > 0 ? unexplained / freedom : 0
  const inverse = variables.map((_, index) =>
    backSubstitute(
      directions,
      variables.map((__, other) => Number(other === index)),
    ),
  )
  const covariance = (first: number, second: number) =>
    inverse.reduce((sum, column) => sum + (column[first] ?? 0) * (column[second] ?? 0), 0)
  const ofMeans = means.reduce(
    (sum, first, row) =>
      sum +
      means.reduce((part, second, column) => part + first * second * covariance(row, column), 0),
    0,
  )
  return {
    coefficients,
    intercept: meanY - dot(means, coefficients),
    errors: variables.map((_, index) => Math.sqrt(variance * covariance(index, index))),
    interceptError: hasIntercept ? Math.sqrt(variance * (1 / ys.length + ofMeans)) : undefined,
    determination: explained + unexplained === 0 ? 1 : explained / (explained + unexplained),
    standardError: Math.sqrt(variance),
    fStatistic:
      unexplained === 0 || freedom === 0 ? undefined : explained / used / (unexplained / freedom),
    freedom,
    explained,
    unexplained,
  }
}
