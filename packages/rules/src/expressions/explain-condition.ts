import { evaluateCondition, evaluateText, type Scope } from './evaluate-expression.ts'
import { parseExpression, type Expression } from './parse-expression.ts'

/** A part of a condition that does not hold, and what it read. */
export interface FailedPart {
  /** The part as an expression. */
  readonly text: string
  /** What it reads, with each value as text; '' for one that is empty or missing. */
  readonly values: readonly { readonly name: string; readonly value: string }[]
}

/**
 * Why a condition does not hold: those of its parts, joined by `&&`, that do not. None of one that holds or
 * cannot be read.
 * ```ts
 * explainCondition("a == 1 && user.b == 'x'", { a: 1, user: { b: 'y' } }) // => [{ text: "user.b == 'x'", values: [{ name: 'user.b', value: 'y' }] }]
 * explainCondition('', {}) // => []
 * ```
 */
export function explainCondition(source: string, scope: Scope): FailedPart[] {
  if (source.trim() === '') return []
  const parsed = parseExpression(source)
  if (!parsed.ok) return []
  return conjunctsOf(parsed.ast)
    .map((ast) => ({ ast, text: writeExpression(ast) }))
    .filter(({ text }) => !evaluateCondition(text, scope))
    .map(({ ast, text }) => ({
      text,
      values: [...new Set(readsOf(ast))].map((name) => ({
        name,
        value: evaluateText(name, scope),
      })),
    }))
}

function conjunctsOf(ast: Expression): Expression[] {
  if (ast.type !== 'binary' || ast.operator !== '&&') return [ast]
  return [...conjunctsOf(ast.left), ...conjunctsOf(ast.right)]
}

/** The values that an expression reads, each as the shortest expression of it. */
function readsOf(ast: Expression): string[] {
  switch (ast.type) {
    case 'name':
      return [ast.name]
    case 'member':
      return ast.key.type === 'literal' && isPath(ast.object)
        ? [writeExpression(ast)]
        : [...readsOf(ast.object), ...readsOf(ast.key)]
    case 'list':
      return ast.items.flatMap(readsOf)
    case 'unary':
      return readsOf(ast.argument)
    case 'binary':
      return [ast.left, ast.right].flatMap(readsOf)
    case 'choice':
      return [ast.test, ast.yes, ast.no].flatMap(readsOf)
    case 'call':
      return ast.args.flatMap(readsOf)
    case 'literal':
      return []
  }
}

function isPath(ast: Expression): boolean {
  if (ast.type === 'name') return true
  return ast.type === 'member' && ast.key.type === 'literal' && isPath(ast.object)
}

const PLAIN = /^[\p{L}_$][\p{L}\p{N}_$]*$/u

/** An expression as source, in brackets wherever they may matter. */
function writeExpression(ast: Expression): string {
  switch (ast.type) {
    case 'literal':
      return typeof ast.value === 'string' ? quoted(ast.value) : String(ast.value)
    case 'name':
      return ast.name
    case 'member': {
      const { key } = ast
      const isPlain = key.type === 'literal' && PLAIN.test(String(key.value))
      return `${inside(ast.object)}${isPlain ? `.${key.value}` : `[${writeExpression(key)}]`}`
    }
    case 'list':
      return `[${ast.items.map(writeExpression).join(', ')}]`
    case 'unary':
      return `${ast.operator}${inside(ast.argument)}`
    case 'binary':
      return `${inside(ast.left)} ${ast.operator} ${inside(ast.right)}`
    case 'choice':
      return `${inside(ast.test)} ? ${inside(ast.yes)} : ${inside(ast.no)}`
    case 'call':
      return `${ast.name}(${ast.args.map(writeExpression).join(', ')})`
  }
}

function inside(ast: Expression): string {
  const isOne = ast.type !== 'binary' && ast.type !== 'choice'
  return isOne ? writeExpression(ast) : `(${writeExpression(ast)})`
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
