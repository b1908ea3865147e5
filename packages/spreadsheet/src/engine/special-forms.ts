import { toLogical, toNumber } from '../values/coerce.ts'
import { FormulaError } from '../formula/fault.ts'
import type { Argument, Syntax } from '../formula/syntax.ts'
import {
  ERRORS,
  isError,
  isGrid,
  isLambda,
  type CellError,
  type Scalar,
  type Value,
} from '../values/value.ts'
import type { Work } from '../work/work.ts'
import { compileIsOmitted, compileLambda, compileLet } from './local-names.ts'
import { SCALAR_OPERATORS, liftMany } from './operators.ts'
import type { Evaluate } from './evaluate.ts'
import type { Environment, PieceCompiler } from './runtime.ts'

/** A function that decides itself which of its arguments are computed. */
export interface SpecialForm {
  readonly least: number
  readonly most: number
  compile(
    compiler: PieceCompiler,
    arguments_: readonly Argument[],
    environment: Environment,
  ): Evaluate
}

const MANY = 254

const NOTHING: Evaluate = () => null

/** An argument as it is; one left empty gives an empty value. */
function piece(compiler: PieceCompiler, argument: Argument, environment: Environment): Evaluate {
  return argument ? compiler.any(argument, environment) : NOTHING
}

function valuePiece(
  compiler: PieceCompiler,
  argument: Argument,
  environment: Environment,
): Evaluate {
  return argument ? compiler.value(argument, environment) : NOTHING
}

/** True where values differ from cell to cell. */
function isMany(value: Value): boolean {
  return isGrid(value) && value.rows * value.columns !== 1
}

function single(value: Value): Scalar {
  if (isGrid(value)) return value.at(0, 0)
  return isLambda(value) ? ERRORS['#VALUE!'] : value
}

/** Picks by a condition; by one condition for each cell, where it is a rectangle. */
function choose(work: Work, test: Value, yes: () => Value, no: () => Value): Value {
  if (!isMany(test)) {
    const holds = toLogical(single(test))
    if (isError(holds)) return holds
    return holds ? yes() : no()
  }
  return liftMany(work, [test, yes(), no()], ([condition = null, one = null, other = null]) => {
    const holds = toLogical(condition)
    if (isError(holds)) return holds
    return holds ? one : other
  })
}

const IF: SpecialForm = {
  least: 2,
  most: 3,
  compile(compiler, [test, yes, no], environment) {
    const condition = valuePiece(compiler, test, environment)
    const first = piece(compiler, yes, environment)
    const hasSecond = no !== undefined
    const second = hasSecond ? piece(compiler, no, environment) : undefined
    const { work } = compiler.runtime
    return (start, locals) => {
      const value = condition(start, locals)
      // The common case, without making functions.
      if (typeof value === 'boolean' || typeof value === 'number') {
        if (value) return first(start, locals)
        return second ? second(start, locals) : false
      }
      return choose(
        work,
        value,
        () => first(start, locals),
        () => (second ? second(start, locals) : false),
      )
    }
  },
}

/** IF whose third argument is empty behind its comma gives 0 and not FALSE. */
const IF_WITH_EMPTY: SpecialForm = {
  ...IF,
  compile(compiler, arguments_, environment) {
    const [test, yes, no] = arguments_
    if (arguments_.length < 3 || no) return IF.compile(compiler, [test, yes, no], environment)
    const zero: Syntax = { kind: 'literal', value: 0, from: 0, to: 0 }
    return IF.compile(compiler, [test, yes, zero], environment)
  },
}

function errorForm(isCaught: (value: Scalar) => boolean): SpecialForm {
  return {
    least: 2,
    most: 2,
    compile(compiler, [tried, instead], environment) {
      const first = piece(compiler, tried, environment)
      const second = piece(compiler, instead, environment)
      const { work } = compiler.runtime
      return (start, locals) => {
        const value = first(start, locals)
        if (isLambda(value)) return value
        if (!isMany(value)) {
          const one = single(value)
          if (isCaught(one)) return second(start, locals)
          return value
        }
        if (!isGrid(value)) return value
        let hasAny = false
        if (value.kind === 'matrix') work.take(value.values.length)
        value.visit((cell) => {
          hasAny = isCaught(cell)
          return hasAny ? false : undefined
        })
        if (!hasAny) return value
        return liftMany(work, [value, second(start, locals)], ([one = null, other = null]) =>
          isCaught(one) ? other : one,
        )
      }
    },
  }
}

const IFS: SpecialForm = {
  least: 2,
  most: MANY,
  compile(compiler, arguments_, environment) {
    if (arguments_.length % 2 === 1) throw new FormulaError('tooFewArguments', 0, 'IFS')
    const pieces = arguments_.map((argument, index) =>
      index % 2 === 0
        ? valuePiece(compiler, argument, environment)
        : piece(compiler, argument, environment),
    )
    const { work } = compiler.runtime
    return (start, locals) => {
      const from = (index: number): Value => {
        const test = pieces[index]
        const result = pieces[index + 1]
        if (!test || !result) return ERRORS['#N/A']
        return choose(
          work,
          test(start, locals),
          () => result(start, locals),
          () => from(index + 2),
        )
      }
      return from(0)
    }
  },
}

const SWITCH: SpecialForm = {
  least: 3,
  most: MANY,
  compile(compiler, arguments_, environment) {
    const [subject, ...rest] = arguments_
    const value = valuePiece(compiler, subject, environment)
    // Each once: what is compiled twice in every level is compiled a million times in twenty.
    const pieces = rest.map((argument, index) => {
      const isTest = index % 2 === 0 && index + 1 < rest.length
      return (isTest ? valuePiece : piece)(compiler, argument, environment)
    })
    const { context, work } = compiler.runtime
    return (start, locals) => {
      const compared = value(start, locals)
      const from = (index: number): Value => {
        const test = pieces[index]
        const result = pieces[index + 1]
        if (!test) return ERRORS['#N/A']
        if (!result) return test(start, locals)
        const key = test(start, locals)
        const equal = liftMany(work, [compared, key], ([one = null, other = null]) => {
          if (isError(one)) return one
          return typeof one === typeof other || one === null || other === null
            ? SCALAR_OPERATORS['='](one, other, context)
            : false
        })
        return choose(
          work,
          equal,
          () => result(start, locals),
          () => from(index + 2),
        )
      }
      return from(0)
    }
  },
}

const CHOOSE: SpecialForm = {
  least: 2,
  most: 255,
  compile(compiler, [index, ...choices], environment) {
    const which = valuePiece(compiler, index, environment)
    const pieces = choices.map((choice) => piece(compiler, choice, environment))
    return (start, locals) => {
      const pick = (value: Scalar): number | CellError => {
        const number = toNumber(value, compiler.runtime.context)
        if (isError(number)) return number
        const position = Math.trunc(number)
        return position >= 1 && position <= pieces.length ? position : ERRORS['#VALUE!']
      }
      const value = which(start, locals)
      if (!isMany(value)) {
        const position = pick(single(value))
        if (isError(position)) return position
        return pieces[position - 1]?.(start, locals) ?? null
      }
      const all = pieces.map((one) => one(start, locals))
      return liftMany(compiler.runtime.work, [value, ...all], ([one = null, ...others]) => {
        const position = pick(one)
        return isError(position) ? position : (others[position - 1] ?? null)
      })
    }
  },
}

/** The functions that are not called with values, by name. */
export const SPECIAL_FORMS: ReadonlyMap<string, SpecialForm> = new Map<string, SpecialForm>([
  ['IF', IF_WITH_EMPTY],
  ['IFERROR', errorForm(isError)],
  ['IFNA', errorForm((value) => isError(value) && value.code === '#N/A')],
  ['IFS', IFS],
  ['SWITCH', SWITCH],
  ['CHOOSE', CHOOSE],
  ['LET', { least: 3, most: MANY, compile: compileLet }],
  ['ISOMITTED', { least: 1, most: 1, compile: compileIsOmitted }],
  ['LAMBDA', { least: 1, most: MANY, compile: compileLambda }],
])
