import { CONDITION_NAMES } from '@telemachos/contract/actions/condition-names'
import { parseExpression, unknownNames } from '@telemachos/rules/expressions/parse-expression'
import type { Texts } from '#shared'

/** What is wrong with a condition, in words; nothing where it can be read. */
export function conditionProblem(source: string, t: Texts['t']): string | undefined {
  if (source.trim() === '') return undefined
  const parsed = parseExpression(source.trim())
  if (!parsed.ok) return t('actions.author.syntax', { column: parsed.error.column - 1 })
  const [name] = unknownNames(parsed.ast, CONDITION_NAMES)
  if (name === undefined) return undefined
  return t('actions.author.unknown', { name, names: CONDITION_NAMES.join(', ') })
}
