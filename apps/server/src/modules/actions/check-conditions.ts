import { CONDITION_NAMES } from '@telemachos/contract/actions/condition-names'
import { memberUses } from '@telemachos/rules/expressions/member-uses'
import { parseExpression, unknownNames } from '@telemachos/rules/expressions/parse-expression'
import { refuseField } from '../../kernel/errors.ts'
import type { ReadableFields } from '../people/index.ts'

/** A condition as somebody writes it, and as it is stored. */
interface WrittenCondition {
  /** Its field in the input of the call. */
  readonly field: string
  readonly source: string
  /** Whoever wrote what is stored already answers for what it reads. */
  readonly stored: string
}

/**
 * Refuses conditions that cannot be read, and those that would tell their author what the author may not
 * see: to whom an action is shown answers a question about every mentee. A condition reads the fields
 * that the author may see; of an identification number only whether it is filled in.
 * @throws invalid_input `expression`; `unknown_name`; `computed_field` where the name of a field is not
 *   written out; `unknown_field` for one that is not the author's to see; `masked_in_condition`.
 */
export function checkConditions(
  conditions: readonly WrittenCondition[],
  { open, masked }: ReadableFields,
): void {
  for (const { field, source, stored } of conditions) {
    if (source === '') continue
    const parsed = parseExpression(source)
    if (!parsed.ok) throw refuseField(field, 'expression')
    if (unknownNames(parsed.ast, CONDITION_NAMES).length > 0) {
      throw refuseField(field, 'unknown_name')
    }
    if (source === stored) continue
    for (const { key, isPresence } of memberUses(parsed.ast, 'user')) {
      if (key === undefined) throw refuseField(field, 'computed_field')
      if (masked.has(key)) {
        if (!isPresence) throw refuseField(field, 'masked_in_condition')
      } else if (!open.has(key)) throw refuseField(field, 'unknown_field')
    }
  }
}

/** What `explainCondition` names a member of the mentee: `user.goal`, `user['last goal']`. */
const MEMBER = /^user(?:\.([\p{L}_$][\p{L}\p{N}_$]*)|\['((?:[^'\\]|\\.)*)'\])$/u

/** Whether the caller may read the value of what a condition names: of the mentee only open fields. */
export function isReadable(name: string, { open }: ReadableFields): boolean {
  if (!/^user\b/.test(name)) return true
  const [, plain, quoted] = MEMBER.exec(name) ?? []
  return open.has(plain ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? '')
}
