import { findFunction } from '../functions/all-functions.ts'
import { operatorsInRow, type Argument, type Syntax } from '../formula/syntax.ts'

/** Functions that give rectangles for other reasons than being given some. */
const GIVES_ARRAY = new Set([
  'BYCOL',
  'BYROW',
  'FILTERXML',
  'FREQUENCY',
  'GROWTH',
  'INDEX',
  'INDIRECT',
  'LINEST',
  'LOGEST',
  'MAKEARRAY',
  'MAP',
  'MINVERSE',
  'MMULT',
  'MODE.MULT',
  'MUNIT',
  'OFFSET',
  'RANDARRAY',
  'REDUCE',
  'REGEXEXTRACT',
  'SCAN',
  'SEQUENCE',
  'TEXTSPLIT',
  'TRANSPOSE',
  'TREND',
  'XLOOKUP',
])

/** Functions that record what they read as they run, so that they need not be computed each time. */
const RECORDS_READS = new Set(['OFFSET', 'INDIRECT'])

/** How many pieces a formula has: what computing it costs beside what its functions go through. */
export function sizeOf(syntax: Syntax): number {
  return childrenOf(syntax).reduce((sum, child) => sum + sizeOf(child), 1)
}

/** How many levels a formula has, which is how deep its computing nests. */
export function heightOf(syntax: Syntax): number {
  return 1 + Math.max(0, ...childrenOf(syntax).map(heightOf))
}

/** True where a formula has to be computed anew each time that anything is. */
export function isVolatile(syntax: Syntax): boolean {
  if (syntax.kind === 'call' && !RECORDS_READS.has(syntax.name)) {
    if (findFunction(syntax.name)?.isVolatile) return true
  }
  return childrenOf(syntax).some(isVolatile)
}

/** Kinds of arguments that are read whatever the function does. */
const READ_KINDS = new Set<string | undefined>(['number', 'text', 'logical', 'scalar', 'value'])

/** True where all cells that a formula names are read, in their order, whatever they hold. */
export function readsAll(syntax: Argument): boolean {
  if (!syntax) return true
  switch (syntax.kind) {
    case 'literal':
    case 'cell':
      return true
    case 'unary':
      return syntax.operator !== '#' && syntax.operator !== '@' && readsAll(syntax.operand)
    case 'binary': {
      const { first, rest } = operatorsInRow(syntax)
      return (
        readsAll(first) &&
        rest.every(({ operator, right }) => operator !== ':' && operator !== ' ' && readsAll(right))
      )
    }
    case 'call': {
      const definition = findFunction(syntax.name)
      if (!definition) return false
      const { required, optional, repeated } = definition
      const isRead = [...required, ...optional, ...repeated].every((kind) => READ_KINDS.has(kind))
      return isRead && syntax.arguments.every(readsAll)
    }
    default:
      return false
  }
}

/** True where a formula may give more than one value. */
export function mayBeArray(syntax: Argument): boolean {
  if (!syntax) return false
  switch (syntax.kind) {
    case 'literal':
    case 'cell':
    case 'union':
      return false
    case 'array':
      return syntax.values.length > 1
    case 'unary':
      return syntax.operator === '#' || (syntax.operator !== '@' && mayBeArray(syntax.operand))
    case 'binary': {
      const { first, rest } = operatorsInRow(syntax)
      return (
        mayBeArray(first) ||
        rest.some(
          ({ operator, right }) => operator === ':' || operator === ' ' || mayBeArray(right),
        )
      )
    }
    case 'call':
      return callMayBeArray(syntax.name, syntax.arguments)
    default:
      return true
  }
}

function callMayBeArray(name: string, arguments_: readonly Argument[]): boolean {
  if (name === 'LET' || GIVES_ARRAY.has(name)) return true
  const definition = findFunction(name)
  if (!definition) return arguments_.some(mayBeArray)
  if (definition.family === 'arrays') return true
  const { required, optional, repeated } = definition
  // AND and OR take whatever there is, but give one value.
  if (definition.family === 'logic' && !required.includes('logical')) return false
  const listed = [...required, ...optional]
  return arguments_.some((argument, index) => {
    const kind = listed[index] ?? repeated[(index - listed.length) % repeated.length]
    if (kind === 'range') return givesReferences(argument)
    return kind !== 'numbers' && kind !== 'grid' && mayBeArray(argument)
  })
}

/** True for `OFFSET(A1,{0;1},0)` and its like: several references, each of which is gone through. */
function givesReferences(argument: Argument): boolean {
  if (argument?.kind !== 'call' || !RECORDS_READS.has(argument.name)) return false
  const from = argument.name === 'OFFSET' ? 1 : 0
  return argument.arguments.slice(from).some(mayBeArray)
}

/** The pieces that a piece of a formula is made of. */
function childrenOf(syntax: Syntax): readonly Syntax[] {
  switch (syntax.kind) {
    case 'unary':
      return [syntax.operand]
    case 'binary':
      return rowOf(syntax)
    case 'union':
      return syntax.parts
    case 'call':
      return present(syntax.arguments)
    case 'apply':
      return [syntax.callee, ...present(syntax.arguments)]
    default:
      return []
  }
}

function rowOf(syntax: Extract<Syntax, { kind: 'binary' }>): readonly Syntax[] {
  const { first, rest } = operatorsInRow(syntax)
  return [first, ...rest.map(({ right }) => right)]
}

function present(arguments_: readonly Argument[]): readonly Syntax[] {
  return arguments_.filter((argument) => argument !== undefined)
}
