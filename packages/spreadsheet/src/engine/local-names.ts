import { FormulaError } from '../formula/fault.ts'
import { OPTIONAL, type Argument } from '../formula/syntax.ts'
import { ERRORS, type Lambda, type Value } from '../values/value.ts'
import { COST } from '../work/work.ts'
import { sizeOf } from './analyse.ts'
import type { Evaluate, Locals } from './evaluate.ts'
import type { Environment, PieceCompiler } from './runtime.ts'

/** How deep functions may call each other, in levels of formulas. */
const MAX_CALL_DEPTH = 900

/** What one call of a function adds to the depth. */
const CALL_DEPTH = 4

/** LET: names and their values in turn, then what they are for. */
export function compileLet(
  compiler: PieceCompiler,
  arguments_: readonly Argument[],
  environment: Environment,
): Evaluate {
  const last = arguments_.at(-1)
  if (!last || arguments_.length % 2 === 0) throw new FormulaError('tooFewArguments', 0, 'LET')
  let inner = environment
  const values: Evaluate[] = []
  for (let index = 0; index + 1 < arguments_.length; index += 2) {
    const value = arguments_[index + 1]
    values.push(value ? compiler.any(value, inner) : () => null)
    inner = { ...inner, names: [nameOf(arguments_[index], 'LET'), ...inner.names] }
  }
  const body = compiler.any(last, inner)
  return (start, locals) => {
    let scope = locals
    for (const value of values) scope = { value: value(start, scope), outer: scope }
    return body(start, scope)
  }
}

/** LAMBDA: the names of parameters, those that may be left out last, then what it computes. */
export function compileLambda(
  compiler: PieceCompiler,
  arguments_: readonly Argument[],
  environment: Environment,
): Evaluate {
  const last = arguments_.at(-1)
  if (!last) throw new FormulaError('tooFewArguments', 0, 'LAMBDA')
  const written = arguments_.slice(0, -1).map((argument) => nameOf(argument, 'LAMBDA'))
  const parameters = written.map((name) => name.replace(OPTIONAL, ''))
  const optional = written.findIndex((name) => name.startsWith(OPTIONAL))
  const least = optional === -1 ? written.length : optional
  const lost = written.findIndex((name, place) => place > least && !name.startsWith(OPTIONAL))
  if (lost !== -1) throw new FormulaError('unexpected', arguments_[lost]?.from ?? 0, 'LAMBDA')
  const names = [...parameters.toReversed(), ...environment.names]
  const body = compiler.any(last, { names, isArray: true })
  const { runtime } = compiler
  const arity = parameters.length
  const cost = sizeOf(last) + COST.lambda
  return (start, locals): Lambda => ({
    kind: 'lambda',
    arity,
    least,
    call(given) {
      if (given.length < least || given.length > arity) return ERRORS['#VALUE!']
      runtime.work.take(cost)
      let scope: Locals | null = locals
      for (const value of given) scope = { value, outer: scope }
      for (let place = given.length; place < arity; place += 1) {
        scope = { value: null, outer: scope, isOmitted: true }
      }
      if (runtime.depth > MAX_CALL_DEPTH) return ERRORS['#NUM!']
      runtime.depth += CALL_DEPTH
      const result: Value = body(start, scope)
      runtime.depth -= CALL_DEPTH
      return result
    },
  })
}

/** ISOMITTED: whether an optional parameter of the LAMBDA around was left out; no other value ever is. */
export function compileIsOmitted(
  _compiler: PieceCompiler,
  [argument]: readonly Argument[],
  { names }: Environment,
): Evaluate {
  if (argument?.kind !== 'variable' && argument?.kind !== 'name') return () => false
  const depth = names.indexOf(argument.name)
  if (depth === -1) return () => ERRORS['#NAME?']
  return (_start, locals) => {
    let scope = locals
    for (let step = 0; step < depth; step += 1) scope = scope?.outer ?? null
    return scope?.isOmitted === true
  }
}

function nameOf(argument: Argument, form: string): string {
  if (argument?.kind === 'variable' || argument?.kind === 'name') return argument.name
  throw new FormulaError('unexpected', argument?.from ?? 0, form)
}
