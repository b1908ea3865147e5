import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { shownValue, storedText, visibleFieldsOf } from './person-fields.ts'
import { accessProfile } from './policy.ts'

type Calls = typeof contract.people.calls

/**
 * Some fields of a person, as the caller may see them.
 * @throws not_found for a person out of reach; invalid_input `unknown_field` for a field that is not
 *   for the caller, alike for one that does not exist.
 */
export async function getFieldValues(
  { UserId, Fields }: InputOf<Calls['getFieldValues']>,
  context: CallContext,
): Promise<OutputOf<Calls['getFieldValues']>> {
  const person = await accessProfile(context, UserId)
  const find = await visibleFieldsOf(context)
  const values = Fields.map((name, index) => {
    return [name, shownValue(person, find(name, `Fields.${index}`))] as const
  })
  return { Values: Object.fromEntries(values) }
}

/**
 * A field in full, which leaves an audit row.
 * @throws as getFieldValues.
 */
export async function revealField(
  { UserId, Name }: InputOf<Calls['revealField']>,
  context: CallContext,
): Promise<OutputOf<Calls['revealField']>> {
  const person = await accessProfile(context, UserId)
  const find = await visibleFieldsOf(context)
  const value = storedText(person, find(Name, 'Name'))
  context.audit({ subjectId: UserId, detail: { field: Name }, unchanged: value === '' })
  return { Value: value }
}
