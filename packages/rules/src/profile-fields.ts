/** The fields of a project's people, which several profile types name (spec §3, Project). */
import { isMasked, type FieldKind } from './field-kinds.ts'

interface LevelledField extends FieldKind {
  readonly Visible: number
  readonly Editable: number
}

interface FieldSets<Field> {
  readonly Fields?: readonly Field[] | undefined
  readonly ProjectFields?: readonly Field[] | undefined
}

/**
 * The fields of several profile types as one set: User's first, then what the others add. Where more
 * than one names a field, the first says what it is called, the strictest levels hold, and it is a
 * number of the state when any says so: a profile type never opens what another one hides.
 */
export function mergeFields<Field extends LevelledField>(
  types: readonly (FieldSets<Field> | undefined)[],
): { Fields: Field[]; ProjectFields: Field[] } {
  const mergeList = (list: keyof FieldSets<Field>): Field[] => {
    const merged = new Map<string, Field>()
    for (const field of types.flatMap((type) => type?.[list] ?? [])) {
      const known = merged.get(field.Name)
      merged.set(field.Name, known ? strictest(known, field) : field)
    }
    return [...merged.values()]
  }
  return { Fields: mergeList('Fields'), ProjectFields: mergeList('ProjectFields') }
}

/**
 * What lists of several profile types can be narrowed by: the filters of each, a field once, as the
 * first that names it has it. Undefined where no type has any.
 */
export function mergeFilters<Filter extends { readonly Field: string }>(
  types: readonly ({ readonly Filters?: readonly Filter[] | undefined } | undefined)[],
): Filter[] | undefined {
  const chosen = types.flatMap((type) => (type?.Filters ? [type.Filters] : []))
  if (chosen.length === 0) return undefined
  const merged = new Map<string, Filter>()
  for (const filter of chosen.flat()) {
    if (!merged.has(filter.Field)) merged.set(filter.Field, filter)
  }
  return [...merged.values()]
}

function strictest<Field extends LevelledField>(first: Field, other: Field): Field {
  return {
    ...first,
    Type: isMasked(other) ? other.Type : first.Type,
    Visible: Math.min(first.Visible, other.Visible),
    Editable: Math.min(first.Editable, other.Editable),
  }
}
