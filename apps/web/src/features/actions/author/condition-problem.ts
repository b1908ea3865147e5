import { CONDITION_NAMES } from '@telemachos/contract/actions/condition-names'
import { parseExpression, unknownNames } from '@telemachos/rules/expressions/parse-expression'
import type { Texts } from '#shared'

/** So much of a condition shows where it cannot be read. */
const NEAR = 15

/** What is wrong with a condition, in words; nothing where it can be read. */
export function conditionProblem(source: string, t: Texts['t']): string | undefined {
  if (source.trim() === '') return undefined
  const parsed = parseExpression(source.trim())
  if (!parsed.ok) {
    const column = parsed.error.column - 1
    // The last of what could be read shows where.
    const near = source.trim().slice(Math.max(0, column - NEAR), column)
    return t(near === '' ? 'actions.author.syntaxAtStart' : 'actions.author.syntax', {
      column,
      near,
    })
  }
  const [name] = unknownNames(parsed.ast, CONDITION_NAMES)
  if (name === undefined) return undefined
  return t('actions.author.unknown', { name, names: CONDITION_NAMES.join(', ') })
}
