/** One condition on a field of people: any of the values; `part` where a text holds several of them. */
export interface Condition {
  readonly field: string
  readonly values: readonly string[]
  readonly part?: true
}

/** The conditions as calls take them. */
export function toFieldFilter(conditions: readonly Condition[]) {
  return conditions.map(({ field, values, part }) => ({
    Field: field,
    Value: [...values],
    Match: 'in' as const,
    ...(part && { Separate: true }),
  }))
}

/** The conditions with another choice of values for one field; none removes it. */
export function withCondition(
  conditions: readonly Condition[] = [],
  { field, values, part }: Condition,
): readonly Condition[] | undefined {
  const others = conditions.filter((condition) => condition.field !== field)
  const next = values.length > 0 ? [...others, { field, values, ...(part && { part }) }] : others
  return next.length > 0 ? next : undefined
}
