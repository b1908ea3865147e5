import { formatGeneral } from '../values/coerce.ts'
import { ERRORS, isError, isGrid, type CellError, type Value } from '../values/value.ts'
import { MAX_NUMBER_TEXT } from '../work/limits.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'
import { textsOf } from './texts.ts'

/** A complex number, and the letter that it was written with. */
interface Complex {
  readonly real: number
  readonly imaginary: number
  readonly suffix: string
}

const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?'
const REAL = new RegExp(`^(${NUMBER})$`)
const IMAGINARY = new RegExp(`^(${NUMBER}|[+-]?)([ij])$`)
const BOTH = new RegExp(`^(${NUMBER})([+-](?:(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)?)([ij])$`)

function partOf(text: string): number {
  if (text === '' || text === '+') return 1
  return text === '-' ? -1 : Number(text)
}

/** A Greek workbook writes its numbers with a comma, wherever they came from. */
function parse(given: string): Complex | CellError {
  if (given.length > MAX_NUMBER_TEXT) return ERRORS['#NUM!']
  const text = given.replaceAll(',', '.')
  if (text === '') return { real: 0, imaginary: 0, suffix: '' }
  const real = REAL.exec(text)
  if (real) return { real: Number(real[1]), imaginary: 0, suffix: '' }
  const imaginary = IMAGINARY.exec(text)
  if (imaginary) {
    return { real: 0, imaginary: partOf(imaginary[1] ?? ''), suffix: imaginary[2] ?? 'i' }
  }
  const both = BOTH.exec(text)
  if (!both) return ERRORS['#NUM!']
  return { real: Number(both[1]), imaginary: partOf(both[2] ?? ''), suffix: both[3] ?? 'i' }
}

function write({ real, imaginary, suffix }: Complex): string | CellError {
  if (!Number.isFinite(real) || !Number.isFinite(imaginary)) return ERRORS['#NUM!']
  const letter = suffix === '' ? 'i' : suffix
  if (imaginary === 0) return formatGeneral(real)
  const size = Math.abs(imaginary) === 1 ? '' : formatGeneral(Math.abs(imaginary))
  const sign = imaginary < 0 ? '-' : '+'
  if (real === 0) return `${imaginary < 0 ? '-' : ''}${size}${letter}`
  return `${formatGeneral(real)}${sign}${size}${letter}`
}

function make(real: number, imaginary: number, { suffix }: { readonly suffix: string }): Complex {
  return { real, imaginary, suffix }
}

/** True where one was written with i and the other with j, which no result can be. */
function areMixed(first: Complex, second: Complex): boolean {
  return first.suffix !== '' && second.suffix !== '' && first.suffix !== second.suffix
}

function multiply(first: Complex, second: Complex): Complex {
  return make(
    first.real * second.real - first.imaginary * second.imaginary,
    first.real * second.imaginary + first.imaginary * second.real,
    { suffix: first.suffix || second.suffix },
  )
}

function divide(first: Complex, second: Complex): Complex | CellError {
  const size = second.real ** 2 + second.imaginary ** 2
  if (size === 0) return ERRORS['#NUM!']
  return make(
    (first.real * second.real + first.imaginary * second.imaginary) / size,
    (first.imaginary * second.real - first.real * second.imaginary) / size,
    { suffix: first.suffix || second.suffix },
  )
}

function exponential(value: Complex): Complex {
  const size = Math.exp(value.real)
  return make(size * Math.cos(value.imaginary), size * Math.sin(value.imaginary), value)
}

function sizeOf({ real, imaginary }: Complex): number {
  return Math.hypot(real, imaginary)
}

function angleOf({ real, imaginary }: Complex): number {
  return Math.atan2(imaginary, real)
}

function logarithm(value: Complex, base: number): Complex | CellError {
  if (sizeOf(value) === 0) return ERRORS['#NUM!']
  return make(Math.log(sizeOf(value)) / base, angleOf(value) / base, value)
}

function raise(value: Complex, exponent: number): Complex | CellError {
  if (sizeOf(value) === 0) return exponent > 0 ? make(0, 0, value) : ERRORS['#NUM!']
  const size = sizeOf(value) ** exponent
  const angle = angleOf(value) * exponent
  return make(size * Math.cos(angle), size * Math.sin(angle), value)
}

function sine(value: Complex): Complex {
  const { real, imaginary } = value
  return make(Math.sin(real) * Math.cosh(imaginary), Math.cos(real) * Math.sinh(imaginary), value)
}

function cosine(value: Complex): Complex {
  const { real, imaginary } = value
  return make(Math.cos(real) * Math.cosh(imaginary), -Math.sin(real) * Math.sinh(imaginary), value)
}

function hyperbolicSine(value: Complex): Complex {
  const { real, imaginary } = value
  return make(Math.sinh(real) * Math.cos(imaginary), Math.cosh(real) * Math.sin(imaginary), value)
}

function hyperbolicCosine(value: Complex): Complex {
  const { real, imaginary } = value
  return make(Math.cosh(real) * Math.cos(imaginary), Math.sinh(real) * Math.sin(imaginary), value)
}

/**
 * Tangent and its like, by the sines and cosines of twice the parts, as other programs compute them: texts
 * of numbers differ by their last digit.
 */
function quotient(
  value: Complex,
  real: number,
  imaginary: number,
  divisor: number,
): Complex | CellError {
  return divisor === 0 ? ERRORS['#NUM!'] : make(real / divisor, imaginary / divisor, value)
}

function tangent(value: Complex): Complex | CellError {
  const [x, y] = [2 * value.real, 2 * value.imaginary]
  return quotient(value, Math.sin(x), Math.sinh(y), Math.cos(x) + Math.cosh(y))
}

function cotangent(value: Complex): Complex | CellError {
  const [x, y] = [2 * value.real, 2 * value.imaginary]
  return quotient(value, Math.sin(x), -Math.sinh(y), Math.cosh(y) - Math.cos(x))
}

/** One divided by a sine or cosine. */
function secant(value: Complex, one: Complex, divisor: number): Complex | CellError {
  return quotient(value, 2 * one.real, -2 * one.imaginary, divisor)
}

function unary(name: string, compute: (value: Complex) => Complex | CellError): FunctionDefinition {
  return ofOne(name, (value) => {
    const result = compute(value)
    return isError(result) ? result : write(result)
  })
}

function ofOne(name: string, compute: (value: Complex) => Value): FunctionDefinition {
  return defineFunction('mathematics', name, {
    required: ['text'],
    call: (_, text) => {
      const value = parse(text)
      return isError(value) ? value : compute(value)
    },
  })
}

function ofTwo(
  name: string,
  compute: (first: Complex, second: Complex) => Complex | CellError,
): FunctionDefinition {
  return defineFunction('mathematics', name, {
    required: ['text', 'text'],
    call: (_, left, right) => {
      const [first, second] = [parse(left), parse(right)]
      if (isError(first)) return first
      if (isError(second)) return second
      if (areMixed(first, second)) return ERRORS['#VALUE!']
      const result = compute(first, second)
      return isError(result) ? result : write(result)
    },
  })
}

function holdsLogical(value: Value): boolean {
  if (!isGrid(value)) return typeof value === 'boolean'
  let isFound = false
  value.visit((cell) => {
    isFound = typeof cell === 'boolean'
    return isFound ? false : undefined
  })
  return isFound
}

function ofMany(
  name: string,
  combine: (first: Complex, second: Complex) => Complex,
): FunctionDefinition {
  return defineFunction('mathematics', name, {
    required: ['any'],
    repeated: ['any'],
    call: (context, ...arguments_) => {
      const texts = textsOf(context, arguments_)
      if (isError(texts)) return texts
      if (arguments_.some(holdsLogical)) return ERRORS['#VALUE!']
      let result: Complex | undefined
      for (const text of texts) {
        if (text === '') continue
        const value = parse(text)
        if (isError(value)) return value
        if (result && areMixed(result, value)) return ERRORS['#VALUE!']
        result = result ? combine(result, value) : value
      }
      return write(result ?? { real: 0, imaginary: 0, suffix: '' })
    },
  })
}

function add(first: Complex, second: Complex, sign = 1): Complex {
  return make(first.real + sign * second.real, first.imaginary + sign * second.imaginary, {
    suffix: first.suffix || second.suffix,
  })
}

/** Complex numbers, which cells hold as text. */
export const COMPLEX_NUMBERS: readonly FunctionDefinition[] = [
  defineFunction('mathematics', 'COMPLEX', {
    required: ['number', 'number'],
    optional: ['text'],
    call: (_, real, imaginary, suffix = 'i') =>
      ['', 'i', 'j'].includes(suffix) ? write({ real, imaginary, suffix }) : ERRORS['#VALUE!'],
  }),
  ofOne('IMREAL', ({ real }) => real),
  ofOne('IMAGINARY', ({ imaginary }) => imaginary),
  ofOne('IMABS', sizeOf),
  ofOne('IMARGUMENT', (value) => (sizeOf(value) === 0 ? ERRORS['#DIV/0!'] : angleOf(value))),
  unary('IMCONJUGATE', (value) => make(value.real, -value.imaginary, value)),
  unary('IMEXP', exponential),
  unary('IMLN', (value) => logarithm(value, 1)),
  unary('IMLOG10', (value) => logarithm(value, Math.LN10)),
  unary('IMLOG2', (value) => logarithm(value, Math.LN2)),
  unary('IMSQRT', (value) => (sizeOf(value) === 0 ? value : raise(value, 0.5))),
  unary('IMSIN', sine),
  unary('IMCOS', cosine),
  unary('IMTAN', tangent),
  unary('IMCOT', cotangent),
  unary('IMSEC', (value) =>
    secant(value, cosine(value), Math.cosh(2 * value.imaginary) + Math.cos(2 * value.real)),
  ),
  unary('IMCSC', (value) =>
    secant(value, sine(value), Math.cosh(2 * value.imaginary) - Math.cos(2 * value.real)),
  ),
  unary('IMSINH', hyperbolicSine),
  unary('IMCOSH', hyperbolicCosine),
  unary('IMSECH', (value) =>
    secant(
      value,
      hyperbolicCosine(value),
      Math.cosh(2 * value.real) + Math.cos(2 * value.imaginary),
    ),
  ),
  unary('IMCSCH', (value) =>
    secant(value, hyperbolicSine(value), Math.cosh(2 * value.real) - Math.cos(2 * value.imaginary)),
  ),
  defineFunction('mathematics', 'IMPOWER', {
    required: ['text', 'number'],
    call: (_, text, exponent) => {
      const value = parse(text)
      if (isError(value)) return value
      const result = raise(value, exponent)
      return isError(result) ? result : write(result)
    },
  }),
  ofTwo('IMDIV', divide),
  ofTwo('IMSUB', (first, second) => add(first, second, -1)),
  ofMany('IMSUM', (first, second) => add(first, second)),
  ofMany('IMPRODUCT', multiply),
]
