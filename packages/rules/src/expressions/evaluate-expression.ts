import { FUNCTIONS } from './functions.ts'
import { parseExpression } from './parse-expression.ts'
import type { Expression } from './parse-expression.ts'
import { compare, looselyEqual, toNumber, toText } from './values.ts'

/**
 * The names that an expression can read: plain data. `now` (Date or ISO string) is also the time
 * of `today()` and `age()`, which fail without it.
 */
export type Scope = Readonly<Record<string, unknown>> & { readonly [OWN_RULES]?: OwnRules }

/** Where a scope has rules of its own for what it holds (see known-members.ts); no expression can read it. */
export const OWN_RULES: unique symbol = Symbol('ownRules')

/** Rules that go before the plain ones; undefined where these say it. */
export interface OwnRules {
  /** Whether two sides are equal. */
  readonly equal: (
    sides: readonly [Expression, Expression],
    values: readonly [unknown, unknown],
  ) => boolean | undefined
  /** What a function gives. */
  readonly call: (name: string, args: readonly Expression[], values: readonly unknown[]) => unknown
}

const MAX_STEPS = 10_000
const MAX_TEXT = 100_000
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Whether a condition holds. One that cannot be parsed or evaluated does not (spec §5).
 * ```ts
 * evaluateCondition("age > '9' && includes(tags, 'a')", { age: '10', tags: ['a'] }) // => true
 * evaluateCondition('1 +', {}) // => false
 * ```
 */
export function evaluateCondition(source: string, scope: Scope): boolean {
  return Boolean(evaluateExpression(source, scope))
}

/** Whether a value passes its validation. One that cannot be evaluated counts as invalid. */
export function evaluateValidation(source: string, scope: Scope): boolean {
  return evaluateCondition(source, scope)
}

/**
 * A computed text: '' when it cannot be parsed or evaluated (spec §5), or is a list or object.
 * ```ts
 * evaluateText('a * 2', { a: '2' }) // => '4'
 * ```
 */
export function evaluateText(source: string, scope: Scope): string {
  return toText(evaluateExpression(source, scope))
}

/**
 * The value of an expression; undefined when anything fails. Never throws.
 * ```ts
 * evaluateExpression('a * 2', { a: '2' }) // => 4
 * evaluateExpression('a *', {}) // => undefined
 * ```
 */
export function evaluateExpression(source: string, scope: Scope): unknown {
  const parsed = parseExpression(source)
  if (!parsed.ok) return undefined
  try {
    return new Evaluation(scope).valueOf(parsed.ast)
  } catch {
    return undefined
  }
}

/** One walk over a tree, with its count of steps. Throws where the expression fails. */
class Evaluation {
  readonly #scope: Scope
  #steps = 0

  constructor(scope: Scope) {
    this.#scope = scope
  }

  valueOf(ast: Expression): unknown {
    this.#spend(1)
    switch (ast.type) {
      case 'literal':
        return ast.value
      case 'name':
        return ownProperty(this.#scope, ast.name)
      case 'list':
        return ast.items.map((item) => this.valueOf(item))
      case 'member':
        return member(this.valueOf(ast.object), this.valueOf(ast.key))
      case 'unary':
        return unary(ast.operator, this.valueOf(ast.argument))
      case 'binary':
        return this.#binary(ast.operator, ast.left, ast.right)
      case 'choice':
        return this.valueOf(this.valueOf(ast.test) ? ast.yes : ast.no)
      case 'call':
        return this.#call(ast.name, ast.args)
    }
  }

  #spend(steps: number): void {
    this.#steps += steps
    if (this.#steps > MAX_STEPS) throw new RangeError('Too many steps')
  }

  #binary(operator: string, leftSide: Expression, rightSide: Expression): unknown {
    const left = this.valueOf(leftSide)
    if (operator === '&&') return left ? this.valueOf(rightSide) : left
    if (operator === '||') return left ? left : this.valueOf(rightSide)
    if (operator === '??') return left ?? this.valueOf(rightSide)
    const right = this.valueOf(rightSide)
    if (operator === '==' || operator === '!=') {
      const same = this.#scope[OWN_RULES]?.equal([leftSide, rightSide], [left, right])
      if (same !== undefined) return same === (operator === '==')
    }
    return binary(operator, left, right)
  }

  #call(name: string, args: readonly Expression[]): unknown {
    const call = FUNCTIONS.get(name)
    if (!call) throw new TypeError(`Unknown function ${name}`)
    const values = args.map((argument) => this.valueOf(argument))
    const own = this.#scope[OWN_RULES]?.call(name, args, values)
    if (own !== undefined) return own
    const now = ownProperty(this.#scope, 'now')
    return call(values, {
      now: new Date(typeof now === 'string' || now instanceof Date ? now : Number.NaN),
      spend: (steps) => this.#spend(steps),
    })
  }
}

/** Own properties of plain objects, items and length of lists and texts; everything else is undefined. */
function member(object: unknown, key: unknown): unknown {
  if (typeof key !== 'string' && typeof key !== 'number') return undefined
  if (typeof object === 'string' || Array.isArray(object)) {
    if (key === 'length') return object.length
    return /^\d+$/.test(String(key)) ? object[Number(key)] : undefined
  }
  return typeof object === 'object' && object !== null
    ? ownProperty(object, String(key))
    : undefined
}

/** Data only: no getter is run, and no function leaves an object. */
function ownProperty(object: object, key: string): unknown {
  if (FORBIDDEN_KEYS.has(key)) return undefined
  const value: unknown = Object.getOwnPropertyDescriptor(object, key)?.value
  return typeof value === 'function' ? undefined : value
}

function unary(operator: string, value: unknown): unknown {
  if (operator === '!') return !value
  return operator === '-' ? -toNumber(value) : toNumber(value)
}

function binary(operator: string, left: unknown, right: unknown): unknown {
  switch (operator) {
    case '==':
      return looselyEqual(left, right)
    case '!=':
      return !looselyEqual(left, right)
    case '===':
      return left === right
    case '!==':
      return left !== right
    case '<':
      return compare(left, right) < 0
    case '<=':
      return compare(left, right) <= 0
    case '>':
      return compare(left, right) > 0
    case '>=':
      return compare(left, right) >= 0
    case '+':
      return add(left, right)
    case '-':
      return toNumber(left) - toNumber(right)
    case '*':
      return toNumber(left) * toNumber(right)
    case '/':
      return toNumber(left) / toNumber(right)
    case '%':
      return toNumber(left) % toNumber(right)
    default:
      throw new TypeError(`Unknown operator ${operator}`)
  }
}

/** Joins when either side is a text, otherwise adds. */
function add(left: unknown, right: unknown): number | string {
  if (typeof left !== 'string' && typeof right !== 'string') return toNumber(left) + toNumber(right)
  const joined = toText(left) + toText(right)
  if (joined.length > MAX_TEXT) throw new RangeError('Text too long')
  return joined
}
