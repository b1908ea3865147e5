import jsep from 'jsep'
import { FUNCTIONS } from './functions.ts'

/** The tree of an expression: plain data, only what the interpreter knows. */
export type Expression =
  | { readonly type: 'literal'; readonly value: boolean | number | string | null | undefined }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'list'; readonly items: readonly Expression[] }
  | { readonly type: 'member'; readonly object: Expression; readonly key: Expression }
  | { readonly type: 'unary'; readonly operator: string; readonly argument: Expression }
  | {
      readonly type: 'binary'
      readonly operator: string
      readonly left: Expression
      readonly right: Expression
    }
  | {
      readonly type: 'choice'
      readonly test: Expression
      readonly yes: Expression
      readonly no: Expression
    }
  | { readonly type: 'call'; readonly name: string; readonly args: readonly Expression[] }

/** `column` counts characters of the source from 1. */
export type ParsedExpression =
  | { readonly ok: true; readonly ast: Expression }
  | { readonly ok: false; readonly error: { readonly message: string; readonly column: number } }

const MAX_LENGTH = 4_000
const MAX_DEPTH = 64
const CACHE_SIZE = 500

const IDENTIFIER = /^[\p{L}_$][\p{L}\p{N}_$]*$/u

// What the interpreter does not know is a syntax error, with its place in the source.
for (const operator of ['|', '^', '&', '<<', '>>', '>>>', '**']) jsep.removeBinaryOp(operator)
jsep.removeUnaryOp('~')
jsep.addLiteral('undefined', undefined)

/** Where each part of the source ends, to show the place of what is only found on the tree. */
const ends = new WeakMap<jsep.Expression, number>()
jsep.hooks.add('after-expression', function rememberEnd({ node }) {
  if (node) ends.set(node, this.index)
})

/** The most recently used expressions, the oldest first. */
const cache = new Map<string, ParsedExpression>()

class ExpressionError extends Error {
  readonly index: number

  constructor(message: string, index: number) {
    super(message)
    this.index = index
  }
}

/**
 * Parses a condition, validation or computed text: operators `|| ?? && == != === !== < <= > >= + -
 * * / % !`, `a ? b : c`, member access, lists and calls of the known functions. There is no
 * assignment and no other call. Never throws; the result is cached and must not be changed.
 */
export function parseExpression(source: string): ParsedExpression {
  const parsed = cache.get(source) ?? parse(source)
  cache.delete(source)
  if (source.length <= MAX_LENGTH) cache.set(source, parsed)
  if (cache.size > CACHE_SIZE) cache.delete(cache.keys().next().value ?? '')
  return parsed
}

/**
 * The names that an expression reads and `known` lacks, each once, in order.
 * ```ts
 * unknownNames(parseExpression('a + b.c').ast, ['a']) // => ['b']
 * ```
 */
export function unknownNames(ast: Expression, known: Iterable<string>): string[] {
  const names = new Set<string>()
  collectNames(ast, names)
  for (const name of known) names.delete(name)
  return [...names]
}

function parse(source: string): ParsedExpression {
  try {
    if (source.length > MAX_LENGTH) {
      throw new ExpressionError(`Longer than ${MAX_LENGTH} characters`, MAX_LENGTH)
    }
    return { ok: true, ast: convert(jsep(source), source, 1) }
  } catch (error) {
    if (error instanceof RangeError) return failure('Nested too deeply', 0)
    const { message, description, index } = error as ExpressionError & { description?: string }
    return failure(description ?? message, index)
  }
}

function failure(message: string, index: number): ParsedExpression {
  return { ok: false, error: { message, column: index + 1 } }
}

/** A chain of operators (a + b + c …) goes down on the left and counts as one level. */
function convert(node: jsep.Expression, source: string, depth: number): Expression {
  if (depth > MAX_DEPTH) throw new ExpressionError('Nested too deeply', ends.get(node) ?? 0)
  const inner = (child: jsep.Expression) => convert(child, source, depth + 1)
  const core = node as jsep.CoreExpression
  switch (core.type) {
    case 'Literal':
      // Patterns would need a plugin of the parser.
      return { type: 'literal', value: core.value as Exclude<typeof core.value, RegExp> }
    case 'Identifier':
      return { type: 'name', name: checkedName(core.name, source) }
    case 'ThisExpression':
      return { type: 'name', name: 'this' }
    case 'ArrayExpression':
      return { type: 'list', items: core.elements.map((item) => inner(present(item, source))) }
    case 'MemberExpression':
      return { type: 'member', object: inner(core.object), key: keyOf(core, source, inner) }
    case 'UnaryExpression':
      return { type: 'unary', operator: core.operator, argument: inner(core.argument) }
    case 'BinaryExpression':
      return {
        type: 'binary',
        operator: core.operator,
        left: convert(core.left, source, depth),
        right: inner(core.right),
      }
    case 'ConditionalExpression':
      return {
        type: 'choice',
        test: inner(core.test),
        yes: inner(core.consequent),
        no: inner(core.alternate),
      }
    case 'CallExpression':
      return convertCall(core, source, inner)
    case 'SequenceExpression':
      return oneOnly(core.expressions)
    case 'Compound':
      return oneOnly(core.body)
  }
}

function oneOnly([first]: readonly jsep.Expression[]): never {
  if (!first) throw new ExpressionError('Empty', 0)
  throw new ExpressionError('Expected one expression', ends.get(first) ?? 0)
}

function present(item: jsep.Expression | null, source: string): jsep.Expression {
  if (item) return item
  throw new ExpressionError('Unexpected ","', Math.max(0, source.search(/[[,]\s*,/)))
}

function checkedName(name: string, source: string): string {
  if (IDENTIFIER.test(name)) return name
  throw new ExpressionError(`Not a name: ${name}`, source.indexOf(name))
}

function keyOf(
  { computed, property }: jsep.MemberExpression,
  source: string,
  inner: (child: jsep.Expression) => Expression,
): Expression {
  if (computed) return inner(property)
  return { type: 'literal', value: checkedName(String(property.name), source) }
}

function convertCall(
  { callee, arguments: args }: jsep.CallExpression,
  source: string,
  inner: (child: jsep.Expression) => Expression,
): Expression {
  if (callee.type !== 'Identifier') {
    throw new ExpressionError('Only the known functions can be called', source.indexOf('('))
  }
  const name = String(callee.name)
  const [test, yes, no] = args
  if (name === 'iif' && test && yes && no && args.length === 3) {
    return { type: 'choice', test: inner(test), yes: inner(yes), no: inner(no) }
  }
  if (name === 'iif')
    throw new ExpressionError('Expected three values for iif', source.indexOf(name))
  if (!FUNCTIONS.has(name)) {
    throw new ExpressionError(`Unknown function ${name}`, source.indexOf(name))
  }
  return { type: 'call', name, args: args.map(inner) }
}

function collectNames(ast: Expression, names: Set<string>): void {
  switch (ast.type) {
    case 'literal':
      return
    case 'name':
      names.add(ast.name)
      return
    case 'list':
      ast.items.forEach((item) => collectNames(item, names))
      return
    case 'member':
      collectNames(ast.object, names)
      collectNames(ast.key, names)
      return
    case 'unary':
      collectNames(ast.argument, names)
      return
    case 'binary':
      collectNames(ast.left, names)
      collectNames(ast.right, names)
      return
    case 'choice':
      collectNames(ast.test, names)
      collectNames(ast.yes, names)
      collectNames(ast.no, names)
      return
    case 'call':
      ast.args.forEach((argument) => collectNames(argument, names))
  }
}
