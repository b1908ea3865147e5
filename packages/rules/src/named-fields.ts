/** Which fields a name stands for wherever conditions and filters name one. */
import {
  FIELD_MEANINGS,
  fieldsMeaning,
  isGiven,
  MEANING_NAMES,
  type FieldLists,
  type Meant,
  type Values,
} from './known-fields.ts'

/** The names that stand for fields of other names: of each meaning that no field is called. */
function otherNames<Field extends Meant>({
  Fields = [],
  ProjectFields = [],
}: FieldLists<Field>): readonly (readonly [string, readonly Field[]])[] {
  const all = [...ProjectFields, ...Fields]
  const own = new Set(all.map(({ Name }) => Name))
  return FIELD_MEANINGS.flatMap((meaning) => {
    const name = MEANING_NAMES[meaning]
    return own.has(name) ? [] : [[name, fieldsMeaning(all, meaning)] as const]
  })
}

/**
 * The fields that a name stands for wherever conditions and filters name one: the one that is called so, or
 * those that mean it where none is.
 * ```ts
 * fieldsByName({ Fields: [{ Name: 'fylo', Type: 'text', Means: 'gender' }] }).get('gender')?.[0]?.Name // => 'fylo'
 * ```
 */
export function fieldsByName<Field extends Meant>(
  lists: FieldLists<Field>,
): ReadonlyMap<string, readonly [Field, ...Field[]]> {
  const { Fields = [], ProjectFields = [] } = lists
  const named = Map.groupBy([...ProjectFields, ...Fields], ({ Name }) => Name)
  const other = otherNames(lists)
  return new Map(
    [...named, ...other].flatMap(([name, [first, ...more]]) =>
      first ? [[name, [first, ...more] as const] as const] : [],
    ),
  )
}

/**
 * Reads the values of a person by the names of fieldsByName.
 * ```ts
 * valuesByName({ Fields: [{ Name: 'fylo', Type: 'text', Means: 'gender' }] })({ fylo: 'x' }) // => { fylo: 'x', gender: 'x' }
 * ```
 */
export function valuesByName<Field extends Meant>(
  lists: FieldLists<Field>,
): (values: Values) => Record<string, unknown> {
  const other = otherNames(lists).filter(([, fields]) => fields.length > 0)
  return (values) => {
    const meant = other.map(([name, fields]) => [
      name,
      fields.map((field) => values[field.Name]).find(isGiven),
    ])
    return { ...values, ...Object.fromEntries(meant) }
  }
}
