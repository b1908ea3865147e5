/** Coefficients of Lanczos' series for the logarithm of the gamma function. */
const LANCZOS = [
  57.15623566586292, -59.59796035547549, 14.136097974741746, -0.4919138160976202,
  0.00003399464998481189, 0.00004652362892704858, -0.00009837447530487956, 0.0001580887032249125,
  -0.00021026444172410488, 0.00021743961811521265, -0.0001643181065367639, 0.00008441822398385275,
  -0.000026190838401581408, 0.0000036899182659531625,
]

/** The products of the whole numbers up to each, as far as numbers can hold them. */
export const FACTORIALS: readonly number[] = factorials()

function factorials(): number[] {
  const products = [1]
  for (let last = 1; Number.isFinite(last);) {
    last *= products.length
    if (Number.isFinite(last)) products.push(last)
  }
  return products
}

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
    return FACTORIALS[value - 1] ?? Number.POSITIVE_INFINITY
  }
  if (value < 0.5) return Math.PI / (Math.sin(Math.PI * value) * gamma(1 - value))
  return Math.exp(logGamma(value))
}
