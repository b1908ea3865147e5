/** Whose microdata leaves a project: the conditions of `MicrodataSendFilter` (spec §3, Project). */
import type { FieldKind } from './field-kinds.ts'
import { fieldsByName, valuesByName } from './named-fields.ts'
import { hasValue, type ValueMatch } from './same-value.ts'

/** A condition of the filter: on a field by its name, or by that of what it means. */
export interface SendCondition {
  readonly Field: string
  readonly Match?: ValueMatch | undefined
  readonly Value: string | readonly string[]
}

interface FieldLists {
  readonly Fields?: readonly FieldKind[] | undefined
  readonly ProjectFields?: readonly FieldKind[] | undefined
}

/**
 * Whether all conditions hold for what is known of a person, by the names of fields, with first_name,
 * last_name, email and username; without conditions they do.
 * ```ts
 * sendFilter({}, [{ Field: 'last_name', Value: 'ΡΗΓΑΣ' }])({ last_name: 'Ρήγας' }) // => true
 * ```
 */
export function sendFilter(
  lists: FieldLists,
  conditions: readonly SendCondition[],
): (values: Readonly<Record<string, unknown>>) => boolean {
  const fields = fieldsByName(lists)
  const read = valuesByName(lists)
  return (values) => {
    const known = read(values)
    return conditions.every((condition) =>
      hasValue(fields.get(condition.Field)?.[0], known[condition.Field] ?? '', condition),
    )
  }
}
