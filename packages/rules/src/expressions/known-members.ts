/** Members of an object that an expression compares as their fields have them, whatever an author writes. */
import { fold } from '../greek-text.ts'
import type { OwnRules } from './evaluate-expression.ts'
import { FUNCTIONS } from './functions.ts'
import type { Expression } from './parse-expression.ts'

/** Whether a member keeps what is meant; undefined where plain rules say it. */
type SameMember = (key: string, kept: unknown, meant: unknown) => boolean | undefined

/** Functions that look for a text within another. */
const WITHIN: ReadonlySet<string> = new Set(['contains', 'startsWith', 'endsWith'])

/**
 * Rules of a scope for the members of one of its objects: `==`, `!=` and `includes` go by `same`;
 * `contains`, `startsWith` and `endsWith` by letters alone.
 * @param object the name of the object, such as `user`.
 */
export function knownMembers(object: string, same: SameMember): OwnRules {
  const keyOf = (ast: Expression | undefined): string | undefined => {
    if (ast?.type !== 'member' || ast.object.type !== 'name') return undefined
    return ast.object.name === object && ast.key.type === 'literal'
      ? String(ast.key.value)
      : undefined
  }
  const isSame = (ast: Expression | undefined, kept: unknown, meant: unknown) => {
    const key = keyOf(ast)
    return key === undefined ? undefined : same(key, kept, meant)
  }
  return {
    equal: ([left, right], [one, other]) => isSame(left, one, other) ?? isSame(right, other, one),
    call: (name, args, values) => {
      if (name === 'includes') {
        const [list, kept] = values
        const isAmong =
          Array.isArray(list) && list.some((meant) => isSame(args[1], kept, meant) === true)
        return isAmong ? true : undefined
      }
      if (!WITHIN.has(name) || keyOf(args[0]) === undefined) return undefined
      const folded = values.map((value) => (typeof value === 'string' ? fold(value) : value))
      return FUNCTIONS.get(name)?.(folded, { now: new Date(Number.NaN), spend: () => undefined })
    },
  }
}
