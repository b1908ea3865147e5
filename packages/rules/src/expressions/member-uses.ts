import type { Expression } from './parse-expression.ts'

/** A place of an expression that reads a member of an object. */
export interface MemberUse {
  /** The member's name; undefined where it is computed, or the object is read as a whole. */
  readonly key: string | undefined
  /** True where nothing but whether the member is empty decides the result. */
  readonly isPresence: boolean
}

/**
 * Every place that reads a member of `name`, and whether the result of a condition depends on more of it
 * than its presence: as in `!user.afm`, `user.afm == ''` or `isEmpty(user.afm)` it does not.
 * ```ts
 * memberUses({ type: 'name', name: 'user' }, 'user') // => [{ key: undefined, isPresence: false }]
 * memberUses({ type: 'member', object: { type: 'name', name: 'user' }, key: { type: 'literal', value: 'afm' } }, 'user') // => [{ key: 'afm', isPresence: true }]
 * ```
 */
export function memberUses(ast: Expression, name: string): MemberUse[] {
  return usesIn(ast, name, true)
}

/** @param asTruth whether the value of `ast` counts as true or false alone. */
function usesIn(ast: Expression, name: string, asTruth: boolean): MemberUse[] {
  const within = (child: Expression, childAsTruth = false) => usesIn(child, name, childAsTruth)
  switch (ast.type) {
    case 'literal':
      return []
    case 'name':
      return ast.name === name ? [{ key: undefined, isPresence: false }] : []
    case 'list':
      return ast.items.flatMap((item) => within(item))
    case 'member': {
      const { object, key } = ast
      if (object.type !== 'name' || object.name !== name) return [...within(object), ...within(key)]
      const isNamed = key.type === 'literal'
      const use = { key: isNamed ? String(key.value) : undefined, isPresence: isNamed && asTruth }
      return isNamed ? [use] : [use, ...within(key)]
    }
    case 'unary':
      return within(ast.argument, ast.operator === '!')
    case 'choice':
      return [...within(ast.test, true), ...within(ast.yes, asTruth), ...within(ast.no, asTruth)]
    case 'call':
      return ast.args.flatMap((argument) => within(argument, ast.name === 'isEmpty'))
    case 'binary': {
      const { left, right } = ast
      if (isLogical(ast.operator)) return [...within(left, asTruth), ...within(right, asTruth)]
      const isWithEmpty = EQUALITIES.has(ast.operator) && [left, right].some(isEmptyLiteral)
      return [...within(left, isWithEmpty), ...within(right, isWithEmpty)]
    }
  }
}

const EQUALITIES: ReadonlySet<string> = new Set(['==', '!=', '===', '!=='])

const isLogical = (operator: string): boolean => operator === '&&' || operator === '||'

const isEmptyLiteral = (ast: Expression): boolean =>
  ast.type === 'literal' && (ast.value === '' || ast.value === null || ast.value === undefined)
