/** Coefficients of Lanczos' series for the logarithm of the gamma function. */
const LANCZOS = [
  57.15623566586292, -59.59796035547549, 14.136097974741746, -0.4919138160976202,
  0.00003399464998481189, 0.00004652362892704858, -0.00009837447530487956, 0.0001580887032249125,
  -0.00021026444172410488, 0.00021743961811521265, -0.0001643181065367639, 0.00008441822398385275,
  -0.000026190838401581408, 0.0000036899182659531625,
]

const PRECISION = 1e-16
const TINY = 1e-300
const MAX_TERMS = 100_000

/** Natural logarithm of the gamma function of a positive number. */
export function logGamma(value: number): number {
  if (value === 1 || value === 2) return 0
  const shifted = value + 5.242_187_5
  let sum = 0.9999999999999971
  for (const [index, coefficient] of LANCZOS.entries()) sum += coefficient / (value + index + 1)
  return (value + 0.5) * Math.log(shifted) - shifted + Math.log((2.5066282746310007 * sum) / value)
}

/** The gamma function; NaN for 0 and negative whole numbers. */
export function gamma(value: number): number {
  if (Number.isInteger(value)) {
    if (value <= 0) return Number.NaN
    let product = 1
    for (let factor = 2; factor < value && Number.isFinite(product); factor += 1) product *= factor
    return product
  }
  if (value < 0.5) return Math.PI / (Math.sin(Math.PI * value) * gamma(1 - value))
  return Math.exp(logGamma(value))
}

/** Regularised lower incomplete gamma function. */
export function lowerGamma(shape: number, value: number): number {
  if (value <= 0) return 0
  return value < shape + 1 ? gammaSeries(shape, value) : 1 - gammaFraction(shape, value)
}

/** Regularised upper incomplete gamma function, precise where it is small. */
export function upperGamma(shape: number, value: number): number {
  if (value <= 0) return 1
  return value < shape + 1 ? 1 - gammaSeries(shape, value) : gammaFraction(shape, value)
}

function gammaSeries(shape: number, value: number): number {
  let term = 1 / shape
  let sum = term
  for (let step = 1; step < MAX_TERMS; step += 1) {
    term *= value / (shape + step)
    sum += term
    if (Math.abs(term) < Math.abs(sum) * PRECISION) break
  }
  return sum * Math.exp(shape * Math.log(value) - value - logGamma(shape))
}

function gammaFraction(shape: number, value: number): number {
  let base = value + 1 - shape
  let numerator = 1 / TINY
  let denominator = 1 / base
  let fraction = denominator
  for (let step = 1; step < MAX_TERMS; step += 1) {
    const factor = -step * (step - shape)
    base += 2
    denominator = 1 / nonZero(factor * denominator + base)
    numerator = nonZero(base + factor / numerator)
    const change = denominator * numerator
    fraction *= change
    if (Math.abs(change - 1) <= PRECISION) break
  }
  return Math.exp(shape * Math.log(value) - value - logGamma(shape)) * fraction
}

function nonZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value
}

/** The error function. */
export function erf(value: number): number {
  return value < 0 ? -lowerGamma(0.5, value * value) : lowerGamma(0.5, value * value)
}

/** What the error function lacks to 1, precise where it is small. */
export function erfc(value: number): number {
  return value < 0 ? 1 + lowerGamma(0.5, value * value) : upperGamma(0.5, value * value)
}

/** Regularised incomplete beta function. */
export function incompleteBeta(value: number, first: number, second: number): number {
  if (value <= 0) return 0
  if (value >= 1) return 1
  const scale = Math.exp(
    logGamma(first + second) -
      logGamma(first) -
      logGamma(second) +
      first * Math.log(value) +
      second * Math.log1p(-value),
  )
  if (value < (first + 1) / (first + second + 2)) {
    return (scale * betaFraction(value, first, second)) / first
  }
  return 1 - (scale * betaFraction(1 - value, second, first)) / second
}

function betaFraction(value: number, first: number, second: number): number {
  const sum = first + second
  let numerator = 1
  let denominator = 1 / nonZero(1 - (sum * value) / (first + 1))
  let fraction = denominator
  for (let step = 1; step < MAX_TERMS; step += 1) {
    const double = 2 * step
    const even = (step * (second - step) * value) / ((first - 1 + double) * (first + double))
    denominator = 1 / nonZero(1 + even * denominator)
    numerator = nonZero(1 + even / numerator)
    fraction *= denominator * numerator
    const odd = (-(first + step) * (sum + step) * value) / ((first + double) * (first + 1 + double))
    denominator = 1 / nonZero(1 + odd * denominator)
    numerator = nonZero(1 + odd / numerator)
    const change = denominator * numerator
    fraction *= change
    if (Math.abs(change - 1) <= PRECISION) break
  }
  return fraction
}

/**
 * Where a function that only grows has a value, between two bounds; the upper one may be infinite.
 * By halving, so that it always ends.
 */
export function invert(
  grows: (value: number) => number,
  target: number,
  low: number,
  high: number,
): number {
  let bottom = low
  let top = high
  if (top === Number.POSITIVE_INFINITY) {
    top = Math.max(1, bottom + 1)
    while (grows(top) < target && top < 1e300) top *= 2
  }
  for (let step = 0; step < 1100; step += 1) {
    const middle = (bottom + top) / 2
    if (middle === bottom || middle === top) break
    if (Math.abs(top - bottom) <= 4e-16 * Math.abs(middle)) return middle
    if (grows(middle) < target) bottom = middle
    else top = middle
  }
  return (bottom + top) / 2
}
