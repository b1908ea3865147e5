import type { RowFault } from '@telemachos/rules/import-row'
import type { CallContext } from '../../kernel/context.ts'
import { translate } from '../../kernel/texts.ts'

/** The reasons for which a row is refused, in the caller's language. */
export function wordsOf(
  faults: readonly RowFault[],
  { language }: CallContext,
): { Field: string; Rule: string; Message: string }[] {
  return faults.map(({ field, rule }) => ({
    Field: field,
    Rule: rule,
    Message: translate(language, `rule.${rule}`, 'rule.invalid'),
  }))
}
