import { findFunction } from '../functions/all-functions.ts'
import { applyFunction } from '../functions/apply-function.ts'
import { arityOf, type FunctionDefinition, type ParameterKind } from '../functions/definition.ts'
import { FormulaError } from '../formula/fault.ts'
import {
  operatorsInRow,
  type Argument,
  type BinaryOperator,
  type Syntax,
} from '../formula/syntax.ts'
import {
  ERRORS,
  isLambda,
  isRange,
  makeMatrix,
  type Lambda,
  type Range,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { SCALAR_OPERATORS, finite, liftOne, liftTwo, negate, percent } from './operators.ts'
import { intersect } from './range-view.ts'
import { commonOf, spanOf, unionOf } from './union.ts'
import type { Evaluate, Locals } from './evaluate.ts'
import type { Environment, PieceCompiler, Runtime } from './runtime.ts'
import { SPECIAL_FORMS } from './special-forms.ts'

/** Two to the power of -49: what is lost of 15 digits. */
const NEXT_TO_NOTHING = 1.8e-15

/** So many operators in a row are nested. */
const MAX_NESTED = 16

/** So many references may be joined in a row. */
const MAX_JOINED = 200

/** Turns trees of formulas into functions. */
export class Compiler implements PieceCompiler {
  readonly runtime: Runtime

  constructor(runtime: Runtime) {
    this.runtime = runtime
  }

  /**
   * A whole formula. A difference, or sum, that is next to nothing beside what it is of is 0 where it
   * is the formula's result, as in other programs: `=0.1+0.2-0.3`.
   */
  formula(syntax: Syntax, isArray: boolean): Evaluate {
    const environment = { names: [], isArray }
    const isSum = syntax.kind === 'binary' && (syntax.operator === '-' || syntax.operator === '+')
    if (!isSum || operatorsInRow(syntax).rest.length > MAX_NESTED) {
      return this.any(syntax, environment)
    }
    const first = this.value(syntax.left, environment)
    const second = this.value(syntax.right, environment)
    const sign = syntax.operator === '-' ? -1 : 1
    const compute = SCALAR_OPERATORS[sign < 0 ? '-' : '+']
    const { context } = this.runtime
    return (start, locals) => {
      const one = first(start, locals)
      const other = second(start, locals)
      if (typeof one !== 'number' || typeof other !== 'number') {
        return liftTwo(context, compute, one, other)
      }
      const result = one + sign * other
      return Math.abs(result) < Math.abs(one) * NEXT_TO_NOTHING ? 0 : finite(result)
    }
  }

  /**
   * A piece as it is: references stay references.
   * @throws FormulaError where a function is given too few or too many arguments
   */
  any(syntax: Syntax, environment: Environment): Evaluate {
    const { runtime } = this
    switch (syntax.kind) {
      case 'literal': {
        const { value } = syntax
        return () => value
      }
      case 'array': {
        const matrix = makeMatrix(syntax.rows, syntax.columns, syntax.values)
        return () => matrix
      }
      case 'cell': {
        const offset = syntax.index + 2
        return (start) => runtime.references.cell(runtime.operands[start + offset] ?? 0)
      }
      case 'area': {
        const offset = syntax.index + 2
        return (start) => runtime.references.range(runtime.operands[start + offset] ?? 0)
      }
      case 'name': {
        if (environment.names.includes(syntax.name)) {
          return this.#variable(syntax.name, environment)
        }
        const offset = syntax.index + 2
        return (start) => runtime.readName(runtime.operands[start + offset] ?? 0)
      }
      case 'variable':
        return this.#variable(syntax.name, environment)
      case 'unary':
        return this.#unary(syntax.operator, syntax.operand, environment)
      case 'binary':
        return this.#row(syntax, environment)
      case 'union':
        return this.#union(syntax.parts, environment)
      case 'call':
        return this.#call(syntax.name, syntax.arguments, syntax.from, environment)
      case 'apply':
        return this.apply(this.any(syntax.callee, environment), syntax.arguments, environment)
    }
  }

  /** A piece where values are expected: of a reference, what its cells hold. */
  value(syntax: Syntax, environment: Environment): Evaluate {
    const { runtime } = this
    if (syntax.kind === 'cell') {
      const offset = syntax.index + 2
      return (start) => runtime.read(runtime.operands[start + offset] ?? 0)
    }
    const evaluate = this.any(syntax, environment)
    if (syntax.kind === 'literal' || syntax.kind === 'array') return evaluate
    if (syntax.kind === 'binary' && syntax.operator in SCALAR_OPERATORS) return evaluate
    const { isArray } = environment
    return (start, locals) => {
      const value = evaluate(start, locals)
      if (!isRange(value)) return value
      if (value.areas) return ERRORS['#VALUE!']
      if (value.rows === 1 && value.columns === 1) return value.at(0, 0)
      return isArray ? value : this.#intersect(value, start)
    }
  }

  /** Calls what a piece gives, which has to be a function made by LAMBDA. */
  apply(callee: Evaluate, arguments_: readonly Argument[], environment: Environment): Evaluate {
    const values = arguments_.map((argument) => argument && this.any(argument, environment))
    return (start, locals) => {
      const lambda = callee(start, locals)
      if (isLambda(lambda))
        return lambda.call(values.map((value) => value?.(start, locals) ?? null))
      return typeof lambda === 'object' && lambda !== null && lambda.kind === 'error'
        ? lambda
        : ERRORS['#VALUE!']
    }
  }

  #union(parts: readonly Syntax[], environment: Environment): Evaluate {
    const pieces = parts.map((part) => this.any(part, environment))
    return (start, locals) => unionOf(pieces.map((piece) => piece(start, locals)))
  }

  /** The one cell of a range that is in the row or column of the formula. */
  #intersect(range: Range, start: number): Scalar {
    const { row, column } = this.runtime.addressOf(this.runtime.operands[start] ?? 0)
    return intersect(range, row, column)
  }

  #variable(name: string, { names }: Environment): Evaluate {
    const depth = names.indexOf(name)
    if (depth < 0) return this.#functionNamed(name)
    return (_, locals) => {
      let found: Locals | null = locals
      for (let outer = 0; outer < depth; outer += 1) found = found?.outer ?? null
      return found ? found.value : ERRORS['#NAME?']
    }
  }

  /** A function by its name alone, as in `BYROW(A1:C9,SUM)`: what LAMBDA would make of it. */
  #functionNamed(name: string): Evaluate {
    const definition = findFunction(name)
    if (!definition) return () => ERRORS['#NAME?']
    const { least, most } = arityOf(definition)
    const { context } = this.runtime
    const lambda: Lambda = {
      kind: 'lambda',
      arity: most,
      least,
      name,
      call: (given) =>
        given.length < least || given.length > most
          ? ERRORS['#VALUE!']
          : applyFunction(definition, context, given),
    }
    return () => lambda
  }

  #unary(operator: string, operand: Syntax, environment: Environment): Evaluate {
    if (operator === '#') return this.#spill(operand, environment)
    if (operator === '@') {
      const evaluate = this.any(operand, environment)
      return (start, locals) => {
        const value = evaluate(start, locals)
        return isRange(value) ? this.#intersect(value, start) : firstOf(value)
      }
    }
    if (operator === '+') return this.value(operand, environment)
    const evaluate = this.value(operand, environment)
    const compute = operator === '-' ? negate : percent
    const { context } = this.runtime
    return (start, locals) => {
      const value = evaluate(start, locals)
      return typeof value === 'object' ? liftOne(context, compute, value) : compute(value, context)
    }
  }

  /** All that the formula of a cell filled. */
  #spill(operand: Syntax, environment: Environment): Evaluate {
    const { runtime } = this
    const evaluate = this.any(operand, environment)
    return (start, locals) => {
      const range = evaluate(start, locals)
      if (!isRange(range)) return ERRORS['#REF!']
      const slot = runtime.cells.find(range.sheet, range.top, range.left)
      const first = range.at(0, 0)
      const filled = slot < 0 ? undefined : runtime.spillOf(slot)
      if (!filled) return typeof first === 'object' && first !== null ? first : ERRORS['#REF!']
      const { rows, columns } = filled
      return runtime.context.rangeOf(range.sheet, range.top, range.left, rows, columns)
    }
  }

  /** Operators in a row: nested where they are few, which is faster, in a loop where they are many. */
  #row(syntax: Extract<Syntax, { kind: 'binary' }>, environment: Environment): Evaluate {
    const { first, rest } = operatorsInRow(syntax)
    const isJoin = ({ operator }: { operator: BinaryOperator }) =>
      operator === ':' || operator === ' '
    if (rest.length > MAX_NESTED && !rest.some(isJoin)) return this.#loop(first, rest, environment)
    if (rest.length > MAX_JOINED) return () => ERRORS['#VALUE!']
    const { operator, left, right } = syntax
    if (operator === ':' || operator === ' ') {
      return this.#join(operator, this.any(left, environment), this.any(right, environment))
    }
    return this.#binary(operator, this.value(left, environment), this.value(right, environment))
  }

  #loop(
    first: Syntax,
    rest: readonly Extract<Syntax, { kind: 'binary' }>[],
    environment: Environment,
  ): Evaluate {
    const begin = this.value(first, environment)
    const steps = rest.map(({ operator, right }) => ({
      compute: SCALAR_OPERATORS[operator as keyof typeof SCALAR_OPERATORS],
      operand: this.value(right, environment),
    }))
    const { context } = this.runtime
    return (start, locals) => {
      let value = begin(start, locals)
      for (const { compute, operand } of steps) {
        value = liftTwo(context, compute, value, operand(start, locals))
      }
      return value
    }
  }

  #binary(operator: keyof typeof SCALAR_OPERATORS, first: Evaluate, second: Evaluate): Evaluate {
    const compute = SCALAR_OPERATORS[operator]
    const { context } = this.runtime
    const slow = (one: Value, other: Value) => liftTwo(context, compute, one, other)
    switch (operator) {
      case '+':
        return (start, locals) => {
          const one = first(start, locals)
          const other = second(start, locals)
          return typeof one === 'number' && typeof other === 'number'
            ? finite(one + other)
            : slow(one, other)
        }
      case '-':
        return (start, locals) => {
          const one = first(start, locals)
          const other = second(start, locals)
          return typeof one === 'number' && typeof other === 'number'
            ? finite(one - other)
            : slow(one, other)
        }
      case '*':
        return (start, locals) => {
          const one = first(start, locals)
          const other = second(start, locals)
          return typeof one === 'number' && typeof other === 'number'
            ? finite(one * other)
            : slow(one, other)
        }
      default:
        return (start, locals) => slow(first(start, locals), second(start, locals))
    }
  }

  /** The rectangle from one reference to another, or what two have in common. */
  #join(operator: ':' | ' ', left: Evaluate, right: Evaluate): Evaluate {
    const { context } = this.runtime
    return (start, locals) => {
      const one = left(start, locals)
      const other = right(start, locals)
      if (!isRange(one)) return failureOf(one)
      if (!isRange(other)) return failureOf(other)
      return operator === ':' ? spanOf(context, one, other) : commonOf(context, one, other)
    }
  }

  #call(
    name: string,
    arguments_: readonly Argument[],
    at: number,
    environment: Environment,
  ): Evaluate {
    if (environment.names.includes(name)) {
      return this.apply(this.#variable(name, environment), arguments_, environment)
    }
    const form = SPECIAL_FORMS.get(name)
    if (form) {
      requireArity(name, arguments_, form, at)
      return form.compile(this, arguments_, environment)
    }
    const definition = findFunction(name)
    if (!definition) return () => ERRORS['#NAME?']
    return this.#function(definition, arguments_, at, environment)
  }

  #function(
    definition: FunctionDefinition,
    arguments_: readonly Argument[],
    at: number,
    environment: Environment,
  ): Evaluate {
    requireArity(definition.name, arguments_, arityOf(definition), at)
    const { context } = this.runtime
    const pieces = arguments_.map((argument, index) => {
      if (!argument) return undefined
      const kind = kindOf(definition, index)
      // INDEX(…,0) is how old files ask for all values of a formula that is no array's.
      if (kind === 'grid' || (index === 0 && definition.name === 'INDEX'))
        return this.any(argument, { ...environment, isArray: true })
      const isReference =
        kind === 'numbers' || kind === 'any' || kind === 'range' || kind === 'lambda'
      return isReference ? this.any(argument, environment) : this.value(argument, environment)
    })
    const { length } = pieces
    return (start, locals) => {
      const values: (Value | undefined)[] = []
      for (let index = 0; index < length; index += 1) values.push(pieces[index]?.(start, locals))
      return applyFunction(definition, context, values)
    }
  }
}

function kindOf(definition: FunctionDefinition, index: number): ParameterKind | undefined {
  const { required, optional, repeated } = definition
  const listed = [...required, ...optional]
  const numbers = listed.indexOf('numbers')
  if (numbers >= 0 && index > numbers) return 'numbers'
  if (index < listed.length) return listed[index]
  return repeated[(index - listed.length) % repeated.length]
}

function requireArity(
  name: string,
  arguments_: readonly Argument[],
  { least, most }: { readonly least: number; readonly most: number },
  at: number,
): void {
  if (arguments_.length < least) throw new FormulaError('tooFewArguments', at, name)
  if (arguments_.length > most) throw new FormulaError('tooManyArguments', at, name)
}

function firstOf(value: Value): Value {
  return typeof value === 'object' && value !== null && value.kind === 'matrix'
    ? value.at(0, 0)
    : value
}

function failureOf(value: Value): Value {
  return typeof value === 'object' && value !== null && value.kind === 'error'
    ? value
    : ERRORS['#VALUE!']
}
