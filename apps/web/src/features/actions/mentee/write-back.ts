import { call, errorText, type Texts } from '#shared'
import type { FormField } from '@telemachos/questionnaire/form/form-field'
import { readObject } from '@telemachos/rules/json-object'

/**
 * Writes answers to the fields of the mentee's profile that they began with, where the author says so;
 * the server refuses what the mentee may not change.
 * @returns what went wrong, in words; undefined where all was written or there was nothing to write.
 */
export async function writeBack(
  fields: readonly FormField[],
  data: string,
  UserId: number,
  t: Texts['t'],
): Promise<string | undefined> {
  const values = readObject(data)
  const Fields = fields.flatMap(({ name, start }) => {
    const value = values[name] ?? null
    if (start?.from !== 'user' || !start.writeBack || value === null) return []
    return [{ Name: start.field, Value: Array.isArray(value) ? value.join(', ') : String(value) }]
  })
  if (Fields.length === 0) return undefined
  try {
    await call('people.updateFields', { UserId, Fields })
    return undefined
  } catch (error) {
    return errorText(error, t)
  }
}
